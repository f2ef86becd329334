import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ANY_TYPE, type Endpoint, fileTypeOf } from '#platform/shared/endpoint.ts';
import { openApiDocument } from '../http/openapi.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** A refusal is a reference to what all calls answer alike. */
type Response = { $ref: string } | { content?: Record<string, { schema: object }> };
type Operation = { responses: Record<string, Response> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const documents = new WeakMap<readonly Endpoint[], Document>();
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const validators = new WeakMap<object, ValidateFunction>();
/** Each file builds its own document, mostly of schemas that another one in this process had compiled. */
const byText = new Map<string, ValidateFunction>();

/** Throws when an answer is not what the OpenAPI document of these endpoints promises for it. */
export function checkAnswer(
  mounted: readonly Endpoint[],
  endpoint: Endpoint,
  { status, headers, body }: Answer,
): void {
  const document = documentOf(mounted);
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${endpoint.method} ${endpoint.path} is not in the OpenAPI document.`);
  const response = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
  if (!response)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which is not documented.`);
  if (status === 200 && fileTypeOf(endpoint)) {
    checkFile(endpoint, headers);
    return;
  }
  const isRefusal = '$ref' in response;
  const schema = isRefusal
    ? document.components.schemas.Error
    : response.content?.['application/json']?.schema;
  if (!schema) {
    if (body !== '')
      throw new Error(`${endpoint.path} answered ${status} with a body that is not documented.`);
    return;
  }
  const validate = validatorOf(schema);
  if (!validate(body)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
    );
  }
}

function checkFile(endpoint: Endpoint, headers: Record<string, unknown>): void {
  const type = fileTypeOf(endpoint);
  if (type === ANY_TYPE) {
    if (!String(headers['content-disposition']).startsWith('attachment;'))
      throw new Error(`${endpoint.path} answered a file that a browser would show.`);
    return;
  }
  if (headers['content-type'] !== type) throw new Error(`${endpoint.path} did not answer ${type}.`);
}

function documentOf(mounted: readonly Endpoint[]): Document {
  const known = documents.get(mounted);
  if (known) return known;
  const made = openApiDocument(mounted) as unknown as Document;
  documents.set(mounted, made);
  return made;
}

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const validate = byText.get(text) ?? ajv.compile(schema);
  byText.set(text, validate);
  validators.set(schema, validate);
  return validate;
}
