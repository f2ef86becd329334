import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { CATALOGUES, parseScreen, SCREEN_FILES, textOf } from './testing/screen-sources.ts';

/** What stays where it is used, and why. */
const NO_TEXTS: Readonly<Record<string, string>> = {
  'app/web/main.tsx': 'an error for programmers',
  'areas/commissions/web/line-actions.tsx': 'names of keys',
  'areas/rater/web/coverages-section.tsx': 'coverages are stored as they are proposed',
  'areas/session/web/session-context.ts': 'an error for programmers',
  'areas/session/web/session-queries.ts': 'an error for programmers',
  'areas/session/web/sign-in-page.tsx': 'a command to type',
  'platform/web/api/session-keeper.ts': 'an error for programmers',
  'platform/web/inputs/us-states.ts': 'names of states',
  'platform/web/ui/undo-message.tsx': 'names of keys',
};

/** Attributes and properties whose value somebody reads. */
const READ = new Set(
  `label title aria-label aria-description placeholder description empty alt why hint confirm cancel note heading
   legend nothingFoundMessage error submit add all tooltip what warning words says`.split(/\s+/),
);

const isStart = (text: string) => /^[A-Z].*[a-z]/.test(text);
/** Three words and more; a code may have two ("in force"), a list of elements has commas without an end. */
const isSentence = (text: string) =>
  /[a-z]{2}[’'),.:;”]* ["“(]?[A-Za-z]+[’'),.:;”]* ["“(]?[A-Za-z]/.test(text) &&
  !/;|--|\[|^[a-z]+, [a-z]+, /.test(text);

function textsIn(file: string): string[] {
  const source = parseScreen(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
    const said = node === source ? undefined : saidBy(node);
    if (
      said &&
      (isSentence(said) || standsIn(node) || (isStart(said) && READ.has(nameOf(node.parent, node))))
    )
      found.push(said);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Words in place of something that may be empty, however short. */
function standsIn(node: ts.Node): boolean {
  const { parent } = node;
  if (!/[a-z]/i.test(textOf(node) ?? '')) return false;
  const isEither =
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(parent.operatorToken.kind);
  return isEither && ts.isJsxExpression(parent.parent) && !ts.isJsxAttribute(parent.parent.parent);
}

/** A name in brackets is a code. */
const saidBy = (node: ts.Node) => (ts.isElementAccessExpression(node.parent) ? undefined : textOf(node));

function nameOf(parent: ts.Node, node: ts.Node): string {
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent) && parent.initializer === node)
    return parent.name.getText().replaceAll("'", '');
  return '';
}

test(
  'what a screen says stands in the catalogue of its area, so that another language can follow',
  () => {
    expect(SCREEN_FILES.length).toBeGreaterThan(1000);
    const withTexts = SCREEN_FILES.map((file) => ({ file, texts: textsIn(file) })).filter(
      ({ texts }) => texts.length > 0,
    );
    expect(withTexts.filter(({ file }) => !(file in NO_TEXTS))).toEqual([]);
    expect(withTexts.map(({ file }) => file).sort()).toEqual(Object.keys(NO_TEXTS));
  },
  PATIENCE,
);

test('every area with screens of its own has a catalogue', () => {
  const areaOf = (file: string) => /^areas\/([^/]+)\/web\//.exec(file)?.[1];
  const said = new Set(CATALOGUES.map(areaOf));
  const drawn = new Set(SCREEN_FILES.filter((file) => file.endsWith('.tsx')).map(areaOf));
  expect([...drawn].filter((area) => area && !said.has(area))).toEqual([]);
});
