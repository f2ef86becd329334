import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { CATALOGUES, parseScreen, SCREEN_FILES, textOf } from './testing/screen-sources.ts';

/** What somebody reads: a label that begins with a capital letter, or words with a space between them. */
function isRead(text: string): boolean {
  return /\bCustomers?\b/.test(text) || (/\bcustomers?\b/.test(text) && /\S \S/.test(text));
}

/** Where the plain word is meant: the setting of the word itself, and what the provider charges other agencies for. */
const MEANT = ['areas/agency/web/texts.ts', 'areas/account-buzz/web/texts.ts'];

/** The area, or what stands for one. */
const homeOf = (file: string) => /^.*?\/web\//.exec(file)?.[0] ?? '';

interface Named {
  file: string;
  text: string;
  /** As a screen asks for it, and as it asks for all of its group to take one by a key: the ends of the paths. */
  alone: string;
  group: string;
}

const isSay = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'say';

/** The texts of a catalogue that name the customer and are not put into the agency's words there. */
function namedIn(file: string): Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (isSay(node)) return;
    const text = textOf(node);
    if (text !== undefined && isRead(text))
      found.push({ file, text, alone: path.slice(-2).join('.'), group: path.slice(-3, -1).join('.') });
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const inside = isNamed ? [...path, node.name.getText().replaceAll("'", '')] : path;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parseScreen(file), []);
  return found;
}

interface Use {
  home: string;
  /** With a point before it. */
  asked: string;
  isSaid: boolean;
}

/** What a file asks its catalogues for, and whether it says that in the agency's words. */
function usesIn(file: string): Use[] {
  const found: Use[] = [];
  const visit = (node: ts.Node, isSaid: boolean): void => {
    if (ts.isPropertyAccessExpression(node))
      found.push({ home: homeOf(file), asked: `.${node.getText().replaceAll(/\s/g, '')}`, isSaid });
    ts.forEachChild(node, (child) => visit(child, isSaid || isSay(node)));
  };
  visit(parseScreen(file), false);
  return found;
}

test('no screen says customer except in the agency’s own word', () => {
  const uses = SCREEN_FILES.flatMap(usesIn);
  const usesOf = (file: string, end: string) =>
    uses.filter(({ home, asked }) => home === homeOf(file) && asked.endsWith(`.${end}`));
  const named = CATALOGUES.filter((file) => !MEANT.includes(file)).flatMap(namedIn);
  expect(named.length).toBeGreaterThan(40);
  const plain = named.filter(({ file, alone, group }) => {
    const shown = usesOf(file, alone);
    return (shown.length > 0 ? shown : usesOf(file, group)).some(({ isSaid }) => !isSaid);
  });
  expect(plain.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
