import { createHash } from 'node:crypto';
import pg from 'pg';

type Send = (...args: unknown[]) => unknown;

/**
 * The strict floor names every statement by its text, so that each connection plans it once, as the product's driver
 * does. A statement that is handed over as an object says for itself whether it has a name.
 */
export function openFloorPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  if (process.env.FLOOR === 'strict') pool.on('connect', nameStatements);
  return pool;
}

function nameStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  const named: Send = (text, values, ...rest) =>
    typeof text === 'string' && Array.isArray(values)
      ? send({ name: nameOf(text), text, values }, ...rest)
      : send(text, values, ...rest);
  client.query = named as typeof client.query;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const made = createHash('sha1').update(text).digest('hex').slice(0, 20);
  names.set(text, made);
  return made;
}
