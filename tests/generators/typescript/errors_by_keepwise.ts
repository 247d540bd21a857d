// Errors of an invalid request and of services that refuse, with the package of clients/typescript.
import { createClient, ProblemError } from "keepwise";

for (const baseUrl of process.argv.slice(2)) {
  const keepwise = createClient(baseUrl, { retries: 0 });
  try {
    const { value } = await keepwise.advise({ dice: [1, 2, 3, 4, 7], rolls_left: 9 });
    console.log(value);
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    const pointers: string[] = error.errors.map((each) => each.pointer);
    const wait = error.retryAfter === undefined ? null : String(error.retryAfter);
    console.log(JSON.stringify([error.status, error.document?.type, pointers, wait]));
  }
}
