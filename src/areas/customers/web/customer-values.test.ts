import { expect, test } from 'vitest';
import {
  type CustomerValues,
  customerErrors,
  emptyMember,
  emptyVehicle,
  inputOf,
  valuesOf,
} from './customer-values.ts';

const TODAY = '2026-11-15';

const filled = (more: Partial<CustomerValues>): CustomerValues => ({
  ...valuesOf(undefined),
  lastName: 'Lee',
  ...more,
});

test('an empty form asks for a name and nothing else', () => {
  expect(customerErrors(valuesOf(undefined), TODAY)).toEqual({
    lastName: 'Enter a last name, or the name of a business.',
  });
  expect(customerErrors(filled({}), TODAY)).toEqual({});
});

test('a date of 02/30 is reported at its field, whatever else is wrong', () => {
  const values = filled({
    lastName: ' ',
    dob: '02/30/1980',
    household: [{ ...emptyMember(), dob: '13/1/2000' }],
  });
  expect(customerErrors(values, TODAY)).toMatchObject({
    dob: 'Enter a valid date.',
    'household.0.dob': 'Enter a valid date.',
    'household.0.lastName': 'Enter a name.',
  });
});

test('amounts that cannot be read are reported at their field', () => {
  const vehicle = { ...emptyVehicle(), make: 'Kia' };
  const values = filled({
    vehicles: [
      { ...vehicle, statedValue: '.' },
      { ...vehicle, statedValue: '1.234', businessUse: 10_100 },
    ],
  });
  expect(customerErrors(values, TODAY)).toEqual({
    'vehicles.0.statedValue': 'Enter an amount.',
    'vehicles.1.statedValue': 'Enter an amount with at most two decimals.',
    'vehicles.1.businessUse': 'At most 100 %.',
  });
});

test('cents and hundredths of a percent are sent, and no keys of rows', () => {
  const vehicle = { ...emptyVehicle(), make: 'Kia', statedValue: 123_450, businessUse: 1250 };
  const input = inputOf(filled({ vehicles: [vehicle], household: [{ ...emptyMember(), lastName: 'Lee' }] }));
  expect(input.vehicles[0]).toMatchObject({ make: 'Kia', statedValue: 123_450, businessUse: 1250 });
  expect(JSON.stringify(input)).not.toContain('rowKey');
});
