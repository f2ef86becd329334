import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';

const SRC = join(import.meta.dirname, '../../..');

const CATALOGUE = /\/(demo-tour-)?texts(\/[a-z-]+)?\.tsx?$/;

const files = globSync(['areas/*/web/**/*.{ts,tsx}', 'app/web/**/*.{ts,tsx}', 'platform/web/**/*.{ts,tsx}'], {
  cwd: SRC,
}).filter((file) => !/\.test\.tsx?$/.test(file));

/** Where screens have what they say. */
export const CATALOGUES = files.filter((file) => CATALOGUE.test(file));

/** The screens, and whatever else runs in the browser. */
export const SCREEN_FILES = files.filter((file) => !CATALOGUE.test(file));

export function parseScreen(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The text of a literal, with a mark for each thing that is put in. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `‹›${literal.text}`).join('');
}
