// Errors of an invalid request and of services that refuse, with a client of @hey-api/openapi-ts.
import { client } from "./client/client.gen.js";
import { advise } from "./client/index.js";

for (const baseUrl of process.argv.slice(2)) {
  client.setConfig({ baseUrl });
  const { data, error, response } = await advise({ body: { dice: [1, 2, 3, 4, 7], rolls_left: 9 } });
  if (error === undefined || response === undefined) {
    throw new Error(`an answer: ${data?.value}`);
  }
  const pointers: string[] = error.errors.map((each) => each.pointer);
  const wait: string | null = response.headers.get("Retry-After");
  console.log(JSON.stringify([error.status, error.type, pointers, wait]));
}
