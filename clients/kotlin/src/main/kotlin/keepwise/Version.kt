package keepwise

/** The version of the contract that this is a client of. */
const val VERSION = "0.0.0"
