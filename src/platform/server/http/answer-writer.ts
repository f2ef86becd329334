import { z } from 'zod';

/** Writes the answer of one call: what its schema does not name is dropped, what it promises must be there. */
export type AnswerWriter = (value: unknown) => string;

const writers = new WeakMap<z.ZodType, AnswerWriter>();

/**
 * Zod compiles the way into the product and walks the way out step by step, most values twice. So the way out is
 * turned around once, into a schema that reads our values and gives those of the wire, and compiled.
 */
export function answerWriter(schema: z.ZodType): AnswerWriter {
  const known = writers.get(schema);
  if (known) return known;
  const made = newWriter(schema);
  writers.set(schema, made);
  return made;
}

function newWriter(schema: z.ZodType): AnswerWriter {
  const turned = turnedAround(schema);
  if (!turned) return (value) => JSON.stringify(schema.encode(value));
  const compiled = z.compile(turned);
  return (value) => JSON.stringify(compiled.parse(value));
}

/** The parts of a schema that are read here; the library does not describe them for one of unknown kind. */
interface Definition {
  type: string;
  checks?: readonly z.core.$ZodCheck<never>[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  reverseTransform?: (value: unknown, payload: { value: unknown; issues: unknown[] }) => unknown;
}

/** The same on both sides, however it is checked. */
const PLAIN = new Set([
  ...['string', 'number', 'boolean', 'date', 'null', 'undefined'],
  ...['literal', 'enum', 'unknown', 'any'],
]);

/** The schema of the way out; undefined where there is none, as for a value that contains itself. */
export function turnedAround(schema: z.ZodType): z.ZodType | undefined {
  const definition = schema._zod.def as unknown as Definition;
  const { type, checks = [] } = definition;
  if (PLAIN.has(type)) return schema;
  if (type === 'pipe') return turnedCodec(definition);
  // A check of the whole looks at our values, and would see those of the wire.
  if (checks.length > 0) return undefined;
  const parts = turnedParts(definition);
  if (!parts) return undefined;
  const Kind = schema.constructor as new (definition: unknown) => z.ZodType;
  return new Kind({ ...definition, ...parts });
}

function turnedParts({
  type,
  shape,
  element,
  innerType,
  valueType,
  options,
}: Definition): object | undefined {
  switch (type) {
    case 'object': {
      const turned = turnedAll(shape);
      return turned && { shape: turned };
    }
    case 'array':
      return turnedAll({ element });
    case 'nullable':
    case 'optional':
    case 'readonly':
      return turnedAll({ innerType });
    case 'union': {
      const turned = options?.map(turnedAround);
      return turned?.every((option) => option !== undefined) ? { options: turned } : undefined;
    }
    case 'record':
      // Keys are written as they are.
      return turnedAll({ valueType });
    default:
      return undefined;
  }
}

function turnedAll(parts: Record<string, z.ZodType | undefined> = {}): object | undefined {
  const turned = Object.entries(parts).map(([key, part]) => [key, part && turnedAround(part)] as const);
  return turned.every(([, part]) => part !== undefined) ? Object.fromEntries(turned) : undefined;
}

/** Money, moments: ours is judged, written as the wire has it, and that is judged as well. */
function turnedCodec({
  in: wire,
  out: ours,
  checks = [],
  reverseTransform,
}: Definition): z.ZodType | undefined {
  const [judged, written] = [ours && turnedAround(ours), wire && turnedAround(wire)];
  if (!judged || !written) return undefined;
  const checked = checks.length > 0 ? judged.check(...(checks as z.core.$ZodCheck<unknown>[])) : judged;
  if (!reverseTransform) return checked.pipe(written);
  return checked
    .transform((value, context) => reverseTransform(value, { value, issues: context.issues }))
    .pipe(written);
}
