import { z } from 'zod';
import {
  type Endpoint,
  fileTypeOf,
  parameterNames,
  takesFiles,
  UPLOAD_TYPE,
} from '#platform/shared/endpoint.ts';
import { errorAnswer } from '#platform/shared/errors.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of these endpoints. `io: 'input'` takes the outer side of every codec, for answers
 * as well: what is described is what goes over the wire.
 */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    (paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coverdesk',
      version: '7.7',
      description: 'Every call of Coverdesk, made from the contract the server validates with.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Coverdesk' },
    },
    servers: [{ url: '/', description: 'The server that gave this document.' }],
    paths,
    components: {
      schemas: { Error: wireSchema(errorAnswer) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the settings, which begins with cdk_.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'coverdesk_session' },
      },
    },
  };
}

export function wireSchema(schema: z.ZodType): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const key of OWN_KEYS) delete jsonSchema[key];
    },
  });
  return json;
}

/** What a schema says to our own code: which record an id names, and the type of a whole body. */
const OWN_KEYS = ['idOf', 'contentType'];

/** Method and address are unique together, and stay: `getFinanceByCustomerIdContracts`. */
export function operationIdOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path
    .replaceAll('{', 'by ')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '' && word !== 'api');
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

function operation(endpoint: Endpoint): Json {
  const tag = endpoint.path.split('/').find((part) => !['', 'api', 'v1'].includes(part));
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary: endpoint.summary,
    security: security(endpoint),
    ...(parameters(endpoint).length > 0 ? { parameters: parameters(endpoint) } : {}),
    ...(endpoint.body.type === 'undefined'
      ? {}
      : { requestBody: { required: true, content: bodyContent(endpoint) } }),
    responses: responses(endpoint),
  };
}

/** An empty list says that nobody needs to sign in. */
function security({ allow, cookieOnly, needsPerson }: Endpoint): Json[] {
  if (allow === 'anyone') return [];
  if (cookieOnly) return [{ cookie: [] }];
  return [{ bearer: [] }, { cookie: [] }, ...(needsPerson ? [] : [{ apiToken: [] }])];
}

function bodyContent(endpoint: Endpoint): Json {
  const schema = wireSchema(endpoint.body);
  return takesFiles(endpoint) ? { [UPLOAD_TYPE]: { schema } } : jsonContent(schema);
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key answers the first result again; another body under it is 422.',
  schema: { type: 'string', maxLength: 200 },
};

function parameters(endpoint: Endpoint): Json[] {
  const inPath = new Set(parameterNames(endpoint.path));
  const given = [...fieldsOf(endpoint.params, 'path'), ...fieldsOf(endpoint.query, 'query')].filter(
    (field) => field.in === 'query' || inPath.has(field.name as string),
  );
  return endpoint.idempotent ? [...given, IDEMPOTENCY_KEY] : given;
}

function fieldsOf(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
  const json = wireSchema(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: field,
  }));
}

function responses(endpoint: Endpoint): Json {
  const error = (description: string) => ({
    description,
    content: jsonContent({ $ref: '#/components/schemas/Error' }),
  });
  const signedIn = endpoint.allow !== 'anyone';
  const fileType = fileTypeOf(endpoint);
  const content = fileType
    ? { [fileType]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(wireSchema(endpoint.answer));
  return {
    ...(endpoint.answer.type === 'void'
      ? { 204: { description: 'Done.' } }
      : { 200: { description: 'Done.', content } }),
    ...(signedIn ? { 401: error('Not signed in, or the token is not good.') } : {}),
    403: error('Not allowed.'),
    422: error('A field is wrong; the answer names it.'),
    default: error('Any other refusal.'),
  };
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
