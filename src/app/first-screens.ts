interface FirstScreen {
  /** The paths of the screen. */
  at: RegExp;
  /** What its route, and the parts that other areas bring, import when it opens. */
  modules: readonly string[];
  /** What it asks the server for first, with the groups of `at`. Only what everybody who is signed in may ask. */
  call?: string;
}

/**
 * Screens that people open from a bookmark, a mail or another window. The page itself asks for what they need, while
 * the frame is still on its way; found by the frame, it would come two round trips later.
 */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  { at: /^\/$/, modules: ['src/app/web/home/home-page.tsx'] },
  {
    at: /^\/customer\/search$/,
    modules: ['src/areas/customers/web/search-page.tsx', 'src/areas/customers/web/customer-queries.ts'],
  },
  {
    at: /^\/customer\/(\d+)$/,
    modules: [
      'src/areas/customers/web/view.ts',
      'src/areas/customers/web/customer-queries.ts',
      'src/areas/receipts/web/standing.ts',
      'src/areas/tasks/web/tasks-count.tsx',
      'src/areas/finance-contracts/web/contracts-count.tsx',
      'src/areas/telephony/web/click-to-call.tsx',
    ],
    call: '/api/customer/$1',
  },
  {
    at: /^\/task$/,
    modules: ['src/areas/tasks/web/screens.ts', 'src/areas/tasks/web/task-queries.ts'],
  },
  {
    at: /^\/commissions\/reconcile\/\d+$/,
    modules: [
      'src/areas/commissions/web/file-screens.ts',
      'src/areas/commissions/web/load-file.ts',
      'src/areas/commission-statements/web/tie-out-bar.tsx',
      'src/areas/commission-statements/web/tie-out-badge.tsx',
    ],
  },
];
