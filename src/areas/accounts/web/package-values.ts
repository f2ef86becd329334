import { showMoney } from '#platform/shared/money.ts';
import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import { type SoldPackage, savePackage } from '../packages-contract.ts';
import { PACKAGE_LEVELS, type PackageLevel, packageProblems } from '../rules/packages.ts';
import { texts } from './texts.ts';

/** The level is a number as text, as a select has it. */
export type PackageValues = { name: string; liteSwitch: string; priceMonthly: TypedMoney };

export function valuesOf(stored: SoldPackage | undefined): PackageValues {
  if (!stored) return { name: '', liteSwitch: '1', priceMonthly: null };
  const { name, liteSwitch, priceMonthly } = stored;
  return { name, liteSwitch: String(liteSwitch), priceMonthly };
}

function readValues({ name, liteSwitch, priceMonthly }: PackageValues) {
  return savePackage.body.safeParse({
    ...{ name, liteSwitch: Number(liteSwitch), priceMonthly: onWire(priceMonthly) },
  });
}

export function inputOf(values: PackageValues) {
  const read = readValues(values);
  if (!read.success) throw read.error;
  return read.data;
}

export function packageErrors(
  values: PackageValues,
  before: SoldPackage | undefined,
): Record<string, string> {
  const read = readValues(values);
  return formErrors(read.success ? packageProblems(read.data, before) : schemaErrors(read));
}

export function packageDifferences(theirs: SoldPackage, mine: PackageValues): Difference[] {
  const price = (typed: TypedMoney) => (typeof typed === 'number' ? showMoney(typed) : (typed ?? ''));
  const words = ({ name, liteSwitch, priceMonthly }: PackageValues): [string, string][] => [
    [texts.labels.name, name],
    [texts.packages.level, PACKAGE_LEVELS[Number(liteSwitch) as PackageLevel]],
    [texts.packages.pricePerOffice, price(priceMonthly)],
  ];
  const ofMine = words(mine);
  return words(valuesOf(theirs))
    .map(([label, value], at) => ({ label, theirs: value, mine: ofMine[at]?.[1] ?? '' }))
    .filter((each) => each.theirs !== each.mine);
}
