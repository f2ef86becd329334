import { expect, test } from 'vitest';
import { ownerName, type SignUpForm, signUpProblems } from './rules.ts';

const EMPTY: SignUpForm = {
  crm: '',
  operatingName: '',
  instructions: '',
  trainingContactName: '',
  trainingContactEmail: '',
  agency: { name: ' ' },
  owner: {
    name: '',
    street: '',
    city: '',
    state: '',
    zipcode: '',
    contact1: '',
    contact2: '',
    primary_phone: '',
    fax: '',
    cell_phone: '',
    email: '',
  },
  packageName: 'None',
  sales_representative: null,
  referralSource: '',
};

test('with every field blank all messages are collected', () => {
  expect(Object.values(signUpProblems(EMPTY)).flat()).toEqual([
    'CRM field is required.',
    'Agency Name is required.',
    'Address is required.',
    'City is required.',
    'State is required.',
    'Zip is required.',
    'Contact 1 is required.',
    'Contact 2 is required.',
    'Phone is required.',
    'Fax field is required.',
    'Agency Operating Name is required.',
    'Agent/Owner Name is required.',
    'Agent/Owner Cell Phone is required.',
    'Agent/Owner Email is required.',
    'Select a package level.',
    'Select a sales representative.',
    'Select a source.',
    'Other Instructions is required.',
    'Training Contact Name is required.',
    'Training Contact Email is required.',
  ]);
});

test('telephone numbers need ten digits and addresses an @ and the usual form', () => {
  const owner = {
    ...EMPTY.owner,
    contact1: '305',
    contact2: '305',
    primary_phone: '305',
    fax: '305',
    cell_phone: '305',
    email: 'ann',
  };
  const messages = Object.values(signUpProblems({ ...EMPTY, owner, trainingContactEmail: 'ann@' })).flat();
  for (const name of ['contact 1', 'contact 2', 'Phone', 'fax', 'Agent/Owner Cell Phone'])
    expect(messages).toContain(`Please enter ten digits for ${name}.`);
  expect(messages).toContain('Please enter a valid email. Email missing @');
  expect(messages).toContain('Please enter a valid email.');
});

test("the owner's name is cut at the last space", () => {
  expect(ownerName(' Ana María  Lee ')).toEqual({ firstName: 'Ana María', lastName: 'Lee' });
  expect(ownerName('Cher')).toEqual({ firstName: 'Cher', lastName: '' });
});
