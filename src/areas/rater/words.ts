import type { Quote } from './contract.ts';

/** 2021 Toyota Camry */
export function vehicleWords({ year, make, model, vin }: Quote['vehicles'][number]): string {
  return [year, make, model].filter(Boolean).join(' ') || vin;
}

/** Without birthday and license: the paper may be left on a counter. */
export function driverWords({ firstName, lastName }: Quote['drivers'][number]): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
