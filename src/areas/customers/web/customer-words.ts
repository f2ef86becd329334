import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { HouseholdMember, Vehicle } from '../contract.ts';

export function licenseWords(number: string, state: string): string {
  return [number, state && number ? `(${state})` : state].filter(Boolean).join(' ');
}

export function memberName({ firstName, lastName }: Pick<HouseholdMember, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export function vehicleName({ year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  return [year, make, model].filter(Boolean).join(' ');
}

/** A person of the household in one line. */
export function memberWords(member: HouseholdMember): string {
  return [
    memberName(member),
    member.relationship,
    member.dob && `born ${showDay(member.dob)}`,
    member.licenseNumber && `license ${licenseWords(member.licenseNumber, member.licenseState)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A vehicle in one line. */
export function vehicleWords(vehicle: Vehicle): string {
  return [
    vehicleName(vehicle),
    vehicle.vin && `VIN ${vehicle.vin}`,
    vehicle.tag && `tag ${[vehicle.tag, vehicle.tagState].filter(Boolean).join(' ')}`,
    vehicle.statedValue !== null && `worth ${showMoney(vehicle.statedValue)}`,
    vehicle.businessUse !== null && `${showPercent(vehicle.businessUse)} business use`,
  ]
    .filter(Boolean)
    .join(', ');
}
