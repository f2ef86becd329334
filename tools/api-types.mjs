import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';

// openapi-typescript asks the compiler's API of TypeScript 5; the product is built with 7, which has none.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
});
const { default: openapiTS, astToString } = await import('openapi-typescript');

/** Reads the OpenAPI document and writes the types of a client. */
process.stdout.write(astToString(await openapiTS(JSON.parse(await text(process.stdin)))));
