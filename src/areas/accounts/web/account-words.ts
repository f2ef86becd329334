import { packagesTexts } from './texts/packages.ts';

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
