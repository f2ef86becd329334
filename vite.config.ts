import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { partsBesideFrame } from './tools/lib/parts-beside-frame.ts';
import { schemasUndescribed } from './tools/lib/schemas-undescribed.ts';
import { scriptsInTurn } from './tools/lib/scripts-in-turn.ts';
import { stylesByUse } from './tools/lib/styles-by-use.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What the screens of accounts share with those of their add-ons, discounts and so on is a few lines each. */
const areaOf = (id: string) =>
  /\/src\/areas\/([^/]+)\//.exec(id)?.[1]?.replace(/^account-(add-ons|discounts|home)$/, 'accounts');

/** The rich text editor and the calendar weigh as much as ten screens, and come when somebody opens one; so do tours and tips. */
const isHeavy = (id: string) =>
  /rich-text-editor|use-rich-text|tiptap|day-calendar|\/ui\/(tour|tip-words)\.|\/components\/Tooltip\//.test(
    id,
  );
/** The code of these widgets of Mantine. */
const widgets = (names: string) => `/@mantine/core/esm/components/(?:${names})/`;
/** These files of the platform, but for styles: those are with the parts of all screens, or they would be one more request. */
const ours = (names: string) => `/src/platform/web/(?:${names})(?!.*\\.css)`;
const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/** Each of these is on a dozen screens of a hundred; the others need not load it. */
const SELDOM = {
  several: anyOf(widgets('MultiSelect|Pill|PillsInput'), '/Combobox/use-pills-reorder/'),
  'seldom-inputs': anyOf(
    widgets('Radio|Switch|Autocomplete|CopyButton'),
    '/hooks/esm/use-clipboard/',
    ours('ui/secret-dialog\\.'),
  ),
  passwords: anyOf(widgets('PasswordInput'), ours('ui/password-field\\.')),
  'on-few': anyOf(ours('(print/paper-filter|router/lead-on|ui/(call-cell|as-one-query|log-changes))\\.')),
  writing: anyOf(ours('rich-text/(?!rich-text-editor|use-rich-text)')),
  duplicates: anyOf(ours('forms/[a-z-]*duplicates[a-z-]*\\.')),
  sheets: anyOf('/src/platform/(?:web|shared)/sheets/(?!.*\\.css)'),
};
/** Forms, and lists to choose from: a screen that only shows does without them, and without what floats. */
const ENTERING = anyOf(
  '/@mantine/form/',
  widgets('Select|ScrollArea|Table|FileButton'),
  '/esm/components/Combobox/(?!ComboboxChevron|get-parsed|Combobox\\.module)',
  ours(
    'forms/(?!use-dialog-guard|unsaved-guard|use-leave-blocker|form-dialog|submit-dialog|dialog-buttons|form-errors|field-nodes)',
  ),
  ours('inputs/(?!named-choices|typed-values|use-typed-text|amount-input)'),
  ours('uploads/|ui/(?:conflict-dialog|found-option)\\.|table/days-filter\\.|api/upload\\.'),
);
/** What is around every dialog comes when somebody is at the screen. */
const DIALOG = anyOf(widgets('Modal|ModalBase'), '/react-remove-scroll', ours('ui/dialog-frame\\.'));
/** What the dialog of a task and its own screen share; the list of tasks does without. */
const TASK_FORM =
  /\/tasks\/web\/(form-dialogs|refused-dialog|task-form|task-fields|choice-select|description-field|number-fields?|use-task-form|task-phones|task-buttons)\.tsx?$/;
const isPart = (id: string) =>
  /\/src\/platform\/|\/node_modules\/(@mantine\/(core|form|hooks)|@tabler)\//.test(id) &&
  !isHeavy(id) &&
  !ENTERING.test(id) &&
  !DIALOG.test(id) &&
  !Object.values(SELDOM).some((seldom) => seldom.test(id));
/** What the cards of Home are made of, and what they ask the server for. */
const HOME_PIECES =
  /\/src\/platform\/(web\/(ui|charts|html|forms)|shared)\/(bars|figure-link|video-thumbnail|loaded-card|when-seen|video-frame|page-card|scale|elements-of|facts|plot|short-money|page-head|safe-html|problem-alert|state-badge|waiting|link-button|video-links|read-rich-text|videos|rich-text|addresses|row-icon|call-link|count-badge|use-idempotency-key|text-link|use-in-steps|use-on-mount)\.tsx?$|\/icons\/IconCircle(Check|CheckFilled)?\.mjs$|\/@mantine\/core\/esm\/components\/(Divider|Anchor)\/|\/commissions\/web\/state-bar\.module\.css/;
const HOME_CALLS =
  /\/src\/areas\/((tasks|receipts|policies|commissions|customers|finance-contracts|leads|time-clock)\/how|[a-z-]+\/web\/(own-messages-query|texts\/home))\.ts$|\/src\/areas\/(receipts|tasks|offices|policies|customers)\/([a-z-]*(contract|rules|statuses|opening-hours|due)|web\/([a-z]+-queries|method-totals|task-badges|task-values|use-close-task|close-tick|due-day|closed-(check|undo)|use-closed-here|in-their-places|subject|open-badge|use-now))\.tsx?$/;
/** What both what floats and plain parts stand on. */
const FOOTING =
  /\/@mantine\/(hooks\/esm\/use-uncontrolled|core\/esm\/core\/(DirectionProvider|utils\/create-event-handler))\//;
/** What contracts, rules and schemas of all areas stand on. */
const GROUND = /\/src\/platform\/(shared\/|web\/router\/(search|path)-params)/;
/** The bell, which is on every screen, and how it listens. */
const BELL =
  /\/src\/platform\/(web\/live\/|shared\/live\.ts)|\/src\/areas\/notifications\/(rules|bell-contract|web\/(bell|texts|use-arrivals|use-panel|unread-query))\.tsx?$/;

/**
 * Left to itself the bundler makes a file of everything that two screens share: Home came in 68 scripts, a customer
 * in 150. Each group takes along what its modules import, so the order decides: the frame never waits for a screen.
 */
const CHUNKS = [
  // What seldom changes stays in the browser's cache when a release changes the screens.
  {
    name: 'framework',
    // Many queries at once, and rows that come and go with scrolling, belong to the few screens that have them.
    test: /node_modules\/((react|react-dom|scheduler|zod)\/|@tanstack\/(?!react-virtual|virtual-core)(?!.*(useQueries|queriesObserver)))|\/src\/app\/web\/react-root\.ts$/,
    priority: 50,
  },
  // Begins before the frame, in a task of its own. It has no styles, which would come in a file of their own.
  { name: 'ground', tags: ['$initial' as const], test: GROUND, priority: 45 },
  { name: 'frame', tags: ['$initial' as const], priority: 40 },
  // What Home shares with other screens: without it every screen would load Home.
  {
    name: 'shared',
    test: (id: string) => HOME_PIECES.test(id) || HOME_CALLS.test(id) || BELL.test(id) || FOOTING.test(id),
    priority: 31,
  },
  { name: 'home', test: /\/src\/app\/web\/home\/(?!(show-)?demo-tour)/, priority: 30 },
  // What opens beside its button: menus, words of help, lists to choose from. Home and the frame wait for somebody
  // who comes near one.
  {
    name: 'floating',
    test: /\/@floating-ui\/|\/@mantine\/core\/esm\/(components\/Popover|utils\/Floating)\//,
    minShareCount: 2,
    priority: 21,
  },
  { name: 'parts', test: isPart, minShareCount: 2, priority: 20 },
  // After the parts, since the file of a group takes along what it imports.
  {
    name: 'entering',
    test: (id: string) => ENTERING.test(id) && !Object.values(SELDOM).some((seldom) => seldom.test(id)),
    minShareCount: 2,
    priority: 19.7,
  },
  { name: 'dialog', test: DIALOG, priority: 19.6 },
  ...Object.entries(SELDOM).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 19.5 })),
  // Whoever writes an email asks whose lead it is about, and needs nothing else of what leads share.
  {
    name: 'leads-calls',
    test: /\/leads\/(contract|rules|statuses|status-rules|customer-memo)\.ts$/,
    minShareCount: 2,
    priority: 19.3,
  },
  // Whoever finds a customer or a lead by name needs nothing else of what customers or leads share.
  {
    name: 'finding',
    test: /\/(customers|leads)\/web\/((customer|lead)-(finder|choice)|texts\/finder)\.tsx?$/,
    minShareCount: 2,
    priority: 19.2,
  },
  // The areas that many others import, the one that imports none of them first: the file of an area takes along what
  // it imports, and whoever needs a policy would load all that email shares.
  ...['companies', 'policies', 'leads', 'templates'].map((area, at) => ({
    name: `${area}-parts`,
    test: (id: string) => areaOf(id) === area,
    minShareCount: 2,
    priority: 19 - at,
  })),
  // A line or two of one area that others need: a request costs more than all of them together.
  {
    name: 'crumbs',
    test: /\/areas\/(templates\/log|signatures\/(log|rules|statuses)|end-of-day\/cash|receipts\/standing|accounts\/web\/account-words)\.ts$/,
    minShareCount: 2,
    priority: 22,
  },
  // A commission file does not load what imports of statements share, only because those import the same calls.
  {
    name: 'commissions-calls',
    test: /\/commissions\/(contract|line-contract|correction-contract|rules|statuses|web\/commission-queries)\.ts$/,
    minShareCount: 2,
    priority: 14,
  },
  // The card of quotes is on the page of every customer, and needs little of what the rater shares.
  {
    name: 'rater-card',
    test: /\/rater\/(list-contract\.ts|web\/(card-query\.ts|quote-state-badge\.tsx|texts\/card\.ts))$/,
    minShareCount: 2,
    priority: 13,
  },
  // The list of sent mails needs nothing of what writing one shares.
  {
    name: 'sent-email',
    test: /\/email\/(contract|rules|web\/(sent-(queries|table|columns)|email-state-badge|use-email-search))\.tsx?$/,
    minShareCount: 2,
    priority: 13,
  },
  // Every tab of a customer counts the finance contracts; what else they share comes with their own screens.
  {
    name: 'finance-contracts-queries',
    test: /\/finance-contracts\/(contract|statuses|payment-count|web\/contract-queries)\.ts$|\/rules\/(highest-apr|apr-field)\.ts$/,
    minShareCount: 2,
    priority: 12,
  },
  // Entering a quote takes the terms of financing, and nothing else of what the gateway shares.
  { name: 'finance-terms', test: /\/finance-gateway\/rules\/terms\.ts$/, minShareCount: 2, priority: 11 },
  {
    name: (id: string) => (areaOf(id) && !TASK_FORM.test(id) ? `${areaOf(id)}-parts` : null),
    debugName: 'parts of an area',
    minShareCount: 2,
    priority: 10,
  },
  { name: 'task-form', test: TASK_FORM, minShareCount: 2, priority: 9 },
  // The numbers at the tabs of a customer, and the button that calls one, are a line each; a request costs more than
  // they do.
  { name: 'counts', test: /\/web\/([a-z]+-count|click-to-call)\.tsx$/, priority: 5 },
];

export default defineConfig({
  root: path('./src/app/web'),
  cacheDir: path('./node_modules/.vite'),
  plugins: [react(), schemasUndescribed(), stylesByUse(), partsBesideFrame(), scriptsInTurn()],
  build: {
    outDir: path('./dist/web'),
    emptyOutDir: true,
    // The content policy takes fonts from our own address only, so none may be folded into the stylesheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of an area's public.ts each screen takes along only what it uses.
      treeshake: { moduleSideEffects: [{ test: /\/web\/public\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/attc2': 'http://127.0.0.1:3000' },
  },
});
