import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const DESCRIBING = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Zod brings along how to write each schema as a JSON schema, for every screen 6 KB that only the server's description
 * of its calls needs. In the browser those functions say so when they are called.
 */
export function schemasUndescribed(): Plugin {
  return {
    name: 'schemas-undescribed',
    apply: 'build',
    async load(id) {
      if (!DESCRIBING.test(id)) return null;
      const names = exportedNames(await readFile(id, 'utf8'));
      const lines = names.map((name) =>
        // The makers of the two methods run whenever a schema is looked at; what they make is never called.
        name.startsWith('create') ? `export const ${name} = () => refuse;` : `export const ${name} = refuse;`,
      );
      return [
        `const refuse = () => { throw new Error('Only the server describes its schemas.'); };`,
        ...lines,
      ].join('\n');
    },
  };
}

function exportedNames(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name ?? '');
  const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name ?? '');
  return [...declared, ...renamed];
}
