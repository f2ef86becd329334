import { packagesTexts } from './texts/packages.ts';

const SINCE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day an account began: 03/04/2024. */
export function sinceWords(createdAt: Date): string {
  return createdAt.toLocaleDateString('en-US', SINCE);
}

/** Coverdesk Enterprise, level 4 */
export function packageWords({
  packageName,
  liteSwitch,
}: {
  packageName: string;
  liteSwitch: number;
}): string {
  return packageName
    ? packagesTexts.packageAndLevel(packageName, liteSwitch)
    : packagesTexts.level(liteSwitch);
}
