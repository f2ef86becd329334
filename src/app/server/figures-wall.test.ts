import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { parseScreen, SCREEN_FILES } from './testing/screen-sources.ts';

/** Parts of a card or a page that says how they are counted. */
const PARTS: Readonly<Record<string, string>> = {
  'areas/commission-imports/web/company-head.tsx': 'areas/commission-imports/web/unmatched-page.tsx',
  'areas/commission-statements/web/bridge.tsx': 'areas/commission-statements/web/tie-out-bar.tsx',
  'areas/commission-statements/web/create-form.tsx': 'areas/commission-statements/web/share-columns.tsx',
  'areas/commissions/web/state-bar.tsx': 'areas/commissions/web/file-totals.tsx',
  'areas/customers/web/search-columns.tsx': 'areas/receipts/web/owed-fact.tsx',
  'areas/customers/web/suggestion-line.tsx': 'areas/receipts/web/owed-fact.tsx',
  'areas/end-of-day/web/day-strip.tsx': 'areas/end-of-day/web/differences-card.tsx',
  'areas/finance-contracts/web/view/contract-head.tsx':
    'areas/finance-contracts/web/view/contract-figures.tsx',
  'areas/finance-contracts/web/view/schedule-bars.tsx': 'areas/finance-contracts/web/view/schedule-card.tsx',
  'areas/finance-quotes/web/selection/cost-bar.tsx':
    'areas/finance-quotes/web/selection/selection-form-dialog.tsx',
  'areas/finance-quotes/web/selection/option-table.tsx':
    'areas/finance-quotes/web/selection/selection-form-dialog.tsx',
  'areas/rater/web/quotes-card.tsx': 'areas/rater/web/comparison-cards.tsx',
  'areas/rater/web/sold-card.tsx': 'areas/rater/web/comparison-cards.tsx',
  'areas/receipts/web/expirations-card.tsx': 'areas/receipts/web/standing-figures.tsx',
  'areas/receipts/web/large-amount.tsx': 'areas/receipts/web/tender-section.tsx',
  'areas/receipts/web/policy-fieldset.tsx': 'areas/receipts/web/policies-section.tsx',
  'areas/receipts/web/policy-step.tsx': 'areas/receipts/web/policies-section.tsx',
  'areas/receipts/web/receipt-page.tsx': 'areas/receipts/web/receipt-lines.tsx',
  'areas/reports/web/renewal-row.tsx': 'areas/reports/web/renewals-card.tsx',
  'areas/reports/web/report-chart.tsx': 'areas/reports/web/report-page.tsx',
  'areas/time-clock/web/clock-button.tsx': 'areas/time-clock/web/my-hours-card.tsx',
  'areas/time-clock/web/hours-bars.tsx': 'areas/time-clock/web/my-hours-card.tsx',
};

/** Amounts that nobody counts here, by why. */
const UNCOUNTED: Readonly<Record<string, readonly string[]>> = {
  'writes an amount wherever one is shown': [
    'areas/commission-imports/web/amount.tsx',
    'areas/commission-report/web/difference.tsx',
    'areas/commission-statements/web/amount.tsx',
    'areas/commissions/web/diff-cell.tsx',
    'areas/end-of-day/web/signed-money.tsx',
  ],
  'unfolds how it comes about, line by line': [
    'areas/account-billing/web/proposal-working.tsx',
    'areas/account-discounts/web/price-panel.tsx',
    'areas/petty-cash/web/difference-working.tsx',
  ],
  'is as somebody entered it, or as another system answered': [
    'areas/account-payment-methods/web/methods-card.tsx',
    'areas/accounts/web/facts-card.tsx',
    'areas/commissions/web/merge-list.tsx',
    'areas/email/web/file-line.tsx',
    'areas/email/web/sent-dialog.tsx',
    'areas/finance-quotes/web/endorsement/endorsement-facts.tsx',
    'areas/finance-quotes/web/selection/quote-facts.tsx',
    'areas/finance-quotes/web/status-dialog.tsx',
    'areas/finance-contracts/web/view/payment-details-dialog.tsx',
    'areas/signatures/web/disclosure.tsx',
    'areas/signatures/web/payments.tsx',
  ],
  'is an amount of one row or of one choice': [
    'areas/commission-report/web/expected-cell.tsx',
    'areas/commission-report/web/row-actions.tsx',
    'areas/finance-contracts/web/contract-columns.tsx',
    'areas/finance-contracts/web/policies-section.tsx',
    'areas/finance-contracts/web/view/fund-dialog.tsx',
  ],
  'asks or tells in a sentence what an amount is': [
    'areas/account-billing/web/bill-now-dialog.tsx',
    'areas/account-billing/web/check-dialog.tsx',
    'areas/account-payment-methods/web/method-form.tsx',
    'areas/commission-imports/web/assign-dialog.tsx',
    'areas/commission-imports/web/create-from-dialog.tsx',
    'areas/commission-imports/web/import-actions.tsx',
    'areas/commission-imports/web/imports-page.tsx',
    'areas/commission-imports/web/received-rows.tsx',
    'areas/commission-statements/web/deposit-dialog.tsx',
    'areas/commission-statements/web/make-all-button.tsx',
    'areas/commission-statements/web/post-dialog.tsx',
    'areas/commission-statements/web/posted-file.tsx',
    'areas/commission-statements/web/settle-house-button.tsx',
    'areas/commission-statements/web/unsettle-house-button.tsx',
    'areas/commissions/web/adjusted-conflict-dialog.tsx',
    'areas/commissions/web/gathered-notice.tsx',
    'areas/commissions/web/line-actions.tsx',
    'areas/commissions/web/wrong-producer-dialog.tsx',
    'areas/finance-quotes/web/agreement-dialog.tsx',
    'areas/finance-quotes/web/request/request-form-dialog.tsx',
    'areas/rater/web/choose-dialog.tsx',
    'areas/receipts/web/overpayment-dialog.tsx',
  ],
};

const AMOUNT = /^(show(Money|Percent|Minutes|Size)|Amount|SignedMoney|Difference|LargeAmount)$/;
const CHART = /#platform\/web\/charts\/(bars|lying-bars|signed-bars|steps|plot)\.tsx/;
/** Of a row, which has its facts beside it. */
const OF_ROWS = new Set(['cell', 'sortBy', 'description', 'aria-label', 'placeholder']);
const HOW = /^(how|data-how|How|HowButton)$/;

interface Shown {
  file: string;
  hasFigure: boolean;
  hasTotals: boolean;
  saysHow: boolean;
}

function shownBy(file: string): Shown {
  const source = parseScreen(file);
  const shown = { file, hasFigure: CHART.test(source.text), hasTotals: false, saysHow: false };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const name = nameOf(node) ?? '';
    if (OF_ROWS.has(name)) return;
    if (HOW.test(name)) shown.saysHow = true;
    if (name === 'foot') shown.hasTotals = true;
    if (AMOUNT.test(name)) shown.hasFigure = true;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}

/** Of a property, an attribute, an element or what is called. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return node.name.getText();
  if (ts.isCallExpression(node)) return node.expression.getText();
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return node.tagName.getText();
  return undefined;
}

const all = SCREEN_FILES.filter((file) => /^areas\/.*\.tsx$/.test(file)).map(shownBy);
const saysHow = new Set(all.filter((each) => each.saysHow).map(({ file }) => file));
const excused = new Set([...Object.keys(PARTS), ...Object.values(UNCOUNTED).flat()]);

test(
  'whatever shows an amount says how it is counted, or is part of what does',
  () => {
    expect(saysHow.size).toBeGreaterThan(60);
    const without = all.filter(
      ({ file, hasFigure }) => hasFigure && !saysHow.has(file) && !excused.has(file),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
    expect(Object.values(PARTS).filter((file) => !saysHow.has(file))).toEqual([]);
  },
  PATIENCE,
);

test('the totals below a table say how they are counted', () => {
  expect(all.filter(({ hasTotals, saysHow }) => hasTotals && !saysHow).map(({ file }) => file)).toEqual([]);
});

test('nothing is excused that shows no amount any more, or says how itself', () => {
  const known = new Map(all.map((each) => [each.file, each]));
  const stale = [...excused].filter((file) => !known.get(file)?.hasFigure || saysHow.has(file));
  expect(stale).toEqual([]);
});
