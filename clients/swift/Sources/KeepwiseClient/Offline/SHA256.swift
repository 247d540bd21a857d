/// Returns the SHA-256 digest of bytes. Foundation has none, and CryptoKit does not exist on Linux.
func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var hash: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let bitCount = UInt64(bytes.count) * 8
    let whole = bytes.count / 64 * 64
    var tail = bytes[whole...] + [0x80]
    tail += [UInt8](repeating: 0, count: (120 - tail.count) % 64)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    bytes.withUnsafeBytes { addBlocks(UnsafeRawBufferPointer(rebasing: $0[..<whole]), to: &hash) }
    Array(tail).withUnsafeBytes { addBlocks($0, to: &hash) }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}

/// Updates a hash with blocks of 64 bytes.
private func addBlocks(_ blocks: UnsafeRawBufferPointer, to hash: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        roundConstants.withUnsafeBufferPointer { constants in
            for start in stride(from: 0, to: blocks.count, by: 64) {
                for i in 0..<16 {
                    words[i] = UInt32(bigEndian: blocks.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
                }
                for i in 16..<64 {
                    let (early, late) = (words[i - 15], words[i - 2])
                    let low = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
                    let high = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
                    words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
                }
                var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
                var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
                for i in 0..<64 {
                    let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                    let first = h &+ high &+ ((e & f) ^ (~e & g)) &+ constants[i] &+ words[i]
                    let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                    let second = low &+ ((a & b) ^ (a & c) ^ (b & c))
                    (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
                }
                for (i, word) in [a, b, c, d, e, f, g, h].enumerated() {
                    hash[i] &+= word
                }
            }
        }
    }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word >> count) | (word << (32 - count))
}

private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
