// Errors of an invalid request and of services that refuse, with the client of openapi-fetch.
import createClient from "openapi-fetch";
import type { paths } from "./schema.js";

for (const baseUrl of process.argv.slice(2)) {
  const client = createClient<paths>({ baseUrl });
  const { data, error, response } = await client.POST("/v1/advice", { body: { dice: [1, 2, 3, 4, 7], rolls_left: 9 } });
  if (error === undefined) {
    throw new Error(`an answer: ${data.value}`);
  }
  const pointers: string[] = error.errors.map((each) => each.pointer);
  const wait: string | null = response.headers.get("Retry-After");
  console.log(JSON.stringify([error.status, error.type, pointers, wait]));
}
