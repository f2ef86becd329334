import { showDay } from '#platform/shared/dates.ts';
import { showMoney, showPercent } from '#platform/shared/money.ts';
import type { HouseholdMember, Vehicle } from '../contract.ts';
import { texts } from './texts.ts';

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
    member.dob && texts.inOneLine.born(showDay(member.dob)),
    member.licenseNumber && texts.inOneLine.license(licenseWords(member.licenseNumber, member.licenseState)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A vehicle in one line. */
export function vehicleWords(vehicle: Vehicle): string {
  return [
    vehicleName(vehicle),
    vehicle.vin && texts.inOneLine.vin(vehicle.vin),
    vehicle.tag && texts.inOneLine.tag([vehicle.tag, vehicle.tagState].filter(Boolean).join(' ')),
    vehicle.statedValue !== null && texts.inOneLine.worth(showMoney(vehicle.statedValue)),
    vehicle.businessUse !== null && texts.inOneLine.businessUse(showPercent(vehicle.businessUse)),
  ]
    .filter(Boolean)
    .join(', ');
}
