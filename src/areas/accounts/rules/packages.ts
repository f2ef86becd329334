import type { FieldErrors } from '#platform/shared/errors.ts';
import { showCount } from '#platform/shared/show-count.ts';

/** What a package brings, compared as numbers. */
export const PACKAGE_LEVELS = { 0: 'Gold', 1: 'Lite', 2: 'Platinum', 3: 'Diamond', 4: 'Enterprise' } as const;
export type PackageLevel = keyof typeof PACKAGE_LEVELS;

interface Package {
  name: string;
  liteSwitch: number;
}

/** What accounts have agreed on is not changed behind their back. */
export function packageProblems(
  { name, liteSwitch }: Package,
  before: (Package & { accounts: number }) | undefined,
): FieldErrors {
  if (!before || before.accounts === 0) return {};
  const have = before.accounts === 1 ? '1 account has' : `${showCount(before.accounts)} accounts have`;
  const stays = (what: string) => [`${have} this package, so its ${what} stays. Add another package.`];
  return {
    ...(name !== before.name && { name: stays('name') }),
    ...(liteSwitch !== before.liteSwitch && { liteSwitch: stays('level') }),
  };
}
