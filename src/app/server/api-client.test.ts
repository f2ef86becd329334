import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument } from '#platform/server/http/openapi.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { apiExamples } from './testing/api-examples.ts';

const ROOT = join(import.meta.dirname, '../../..');

// Below the project, where the compiler finds Node's types.
mkdirSync(join(ROOT, 'dist'), { recursive: true });
const folder = mkdtempSync(join(ROOT, 'dist/api-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom'],
  types: ['node'],
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
};

/** Fails to compile if a wrong amount were taken. */
const WRONG = `import type { paths } from './coverdesk.ts';
type Take = paths['/api/customer/{id}/receipts']['post'];
type ReceiptInput = NonNullable<Take['requestBody']>['content']['application/json'];
// @ts-expect-error money is a number
export const wrong: ReceiptInput['tendered'] = 'twenty-five';
`;

async function clientTypes(): Promise<string> {
  const generator = spawn(process.execPath, [join(ROOT, 'tools/api-types.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  generator.stdin.end(JSON.stringify(openApiDocument(ENDPOINTS)));
  const [types, [code]] = await Promise.all([text(generator.stdout), once(generator, 'exit')]);
  expect(code).toBe(0);
  return types;
}

test('the examples of the document compile with the types that openapi-typescript makes of the OpenAPI document', {
  timeout: PATIENCE,
}, async () => {
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('coverdesk.ts', await clientTypes());
  write('wrong.ts', WRONG);
  for (const [at, program] of apiExamples().entries()) write(`example-${at}.ts`, program);
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiled = promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({
    stdout,
  }));
  expect((await compiled).stdout).toBe('');
});
