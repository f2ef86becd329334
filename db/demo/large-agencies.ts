import type { DemoAgency } from './agencies.ts';

export const FIRST_LARGE_AGENCY = 5001;
const LARGEST = 100_000;
const SMALL = 1_000;

/**
 * How many customers each agency has: one large, a fifth small, the others between, falling slowly, as agencies
 * are spread. The sum is exact.
 */
export function agencySizes(customers: number, agencies: number): number[] {
  if (agencies === 1) return [customers];
  const largest = Math.min(LARGEST, Math.floor(customers / 2));
  const small = Math.min(SMALL, Math.floor((0.75 * (customers - largest)) / (agencies - 1)));
  const smallCount = Math.min(agencies - 2, Math.ceil(agencies / 5));
  const middleCount = agencies - 1 - smallCount;
  const middleSum = customers - largest - small * smallCount;
  const weights = Array.from({ length: middleCount }, (_, at) => 1 / Math.sqrt(at + 3));
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const middle = weights.map((weight) => Math.floor((middleSum * weight) / weightSum));
  const rest = middleSum - middle.reduce((sum, size) => sum + size, 0);
  middle[0] = (middle[0] ?? 0) + rest;
  return [largest, ...middle, ...Array.from({ length: smallCount }, () => small)];
}

/** An agency of the large data, with offices by its size and one owner who can sign in. */
export function largeAgency(masterId: number, customers: number): DemoAgency {
  const officeCount = 1 + Math.min(7, Math.floor(customers / 5_000));
  const offices = Array.from({ length: officeCount }, (_, at) => ({
    id: masterId * 10 + at,
    name: `Office ${at + 1}`,
  }));
  const owner = {
    id: masterId,
    email: `bench-${masterId}@bench.test`,
    firstName: 'Bench',
    lastName: `Owner ${masterId}`,
    phone: '',
    officeId: offices[0]?.id ?? null,
    permissions: { PRowner: 1 as const },
    acceptedAgreement: true,
  };
  return { masterId, name: `Agency ${masterId}`, settings: {}, offices, people: [owner] };
}
