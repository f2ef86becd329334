import { PDFDocument, type PDFField, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import type { Mapped } from '#areas/forms/rules/mapping.ts';

interface DemoField {
  name: string;
  label: string;
  fact?: Mapped['fact'];
  /** A box, checked when the fact reads like this. */
  when?: string;
  options?: string[];
  isMultiline?: boolean;
}

export interface DemoForm {
  name: string;
  description: string;
  title: string;
  fields: DemoField[];
}

const INSURED: DemoField[] = [
  { name: 'insured.name', label: 'Named insured', fact: 'customer.name' },
  { name: 'insured.address', label: 'Street address', fact: 'customer.address' },
  { name: 'insured.city', label: 'City', fact: 'customer.city' },
  { name: 'insured.state', label: 'State', fact: 'customer.state' },
  { name: 'insured.zip', label: 'ZIP code', fact: 'customer.zip' },
];
const PRODUCER: DemoField[] = [
  { name: 'producer.name', label: 'Agency', fact: 'agency.name' },
  { name: 'producer.phone', label: 'Phone of the agency', fact: 'agency.phone' },
  { name: 'producer.date', label: 'Date', fact: 'agency.today' },
];
const POLICY: DemoField[] = [
  { name: 'policy.number', label: 'Policy number', fact: 'policy.number' },
  { name: 'policy.insurer', label: 'Insurer', fact: 'policy.company' },
  { name: 'policy.from', label: 'Effective', fact: 'policy.effectiveDate' },
  { name: 'policy.to', label: 'Expires', fact: 'policy.expirationDate' },
];

/** Forms of our own making, in the manner of those that carriers and holders ask for. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    name: 'ACORD 25 summary',
    description: 'Summary of liability cover for a certificate holder',
    title: 'Summary of cover',
    fields: [
      ...PRODUCER,
      ...INSURED,
      ...POLICY,
      { name: 'auto', label: 'Automobile liability', fact: 'policy.lineOfBusiness', when: 'Personal Auto' },
      { name: 'holder', label: 'Certificate holder', isMultiline: true },
    ],
  },
  {
    name: 'ACORD 35 request',
    description: 'The insured asks to cancel a policy',
    title: 'Request to cancel',
    fields: [
      ...PRODUCER,
      ...INSURED,
      ...POLICY,
      { name: 'reason', label: 'Reason', options: ['Sold', 'Replaced', 'Not needed'] },
    ],
  },
  {
    name: 'Vehicle change',
    description: 'Not mapped yet',
    title: 'Change of vehicle',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'vin', label: 'VIN' },
      { name: 'remarks', label: 'Remarks', isMultiline: true },
    ],
  },
];

const [LEFT, TOP, ROW] = [60, 700, 38];

/** A page with its title and a field under each label. */
export async function demoFormPdf({ title, fields }: DemoForm, madeAt: Date): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setCreationDate(madeAt);
  doc.setModificationDate(madeAt);
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const page = doc.addPage([612, 792]);
  page.drawText(title, { x: LEFT, y: 745, size: 18, font });
  const form = doc.getForm();
  for (const [at, { name, label, when, options, isMultiline }] of fields.entries()) {
    const y = TOP - at * ROW;
    const place = { x: LEFT, y: y - 18, width: when ? 14 : 320, height: when ? 14 : 16, borderWidth: 0.5 };
    page.drawText(label, { x: LEFT, y: y + 2, size: 8, font });
    if (when) {
      const box = form.createCheckBox(name);
      box.addToPage(page, place);
      tell(box, label);
    } else if (options) {
      const choice = form.createDropdown(name);
      choice.addOptions(options);
      choice.addToPage(page, place);
      tell(choice, label);
    } else {
      const text = form.createTextField(name);
      if (isMultiline) text.enableMultiline();
      text.addToPage(page, place);
      tell(text, label);
    }
  }
  return doc.save();
}

/** What a reader of the PDF is told about the field. */
function tell(field: PDFField, label: string): void {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
}

export function demoMapping({ fields }: DemoForm): Mapped[] {
  return fields.flatMap(({ name, fact, when = '' }) => (fact ? [{ field: name, fact, when }] : []));
}
