import { createHash } from 'node:crypto';
import { fileKey, yearWeekFolder } from '#areas/attachments/rules.ts';
import { FILE_TYPE } from '#areas/finance-contracts/rules/agreement.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { makeAgreement } from '#platform/server/pdf/agreement.ts';
import { ATTACHMENTS, TYPES } from './attachment-rows.ts';
import { contractPaperOf, endorsedOf } from './quoted-contracts.ts';
import { AGENCY, EMPLOYEE, isContract, type Quoted, quotedPeople } from './quoted-people.ts';
import { ENDORSEMENTS, OPTIONS, QUOTED_LINES, QUOTES, quotedLine } from './quoted-tables.ts';
import { signatureRows } from './signature-rows.ts';
import type { TableRow } from './table-loader.ts';

const TYPE_ID = 2001;
const FIRST = { attachment: 1_200_101, line: 2_345_501, endorsement: 2_550_001, signature: 2_700_001 };

type Paper = ReturnType<typeof endorsedOf>['paper'];

/** Stores the papers of the quoted contracts and returns their rows, with the quotes and signatures that name them. */
export async function storeQuotedContracts(files: FileStore, today: string): Promise<TableRow[]> {
  const people = quotedPeople(today);
  const rows: TableRow[] = [TYPES.row({ master_id: AGENCY, id: TYPE_ID, name: FILE_TYPE })];
  const [quotes, after]: [TableRow[], TableRow[]] = [[], []];
  for (const [at, person] of people.entries()) {
    if (person.story === 'none') continue;
    const id = FIRST.attachment + at * 2;
    if (isContract(person)) {
      const paper = contractPaperOf(person);
      const stored = await storePaper(files, id, person, paper);
      rows.push(stored.row);
      after.push(...signingOf(person, at, paper, { id, sha256: stored.sha256 }));
    }
    if (person.story === 'endorsed') {
      const { paper, line, row } = endorsedOf(person, today, FIRST.endorsement + at);
      const stored = await storePaper(files, id + 1, person, paper);
      rows.push(stored.row, QUOTED_LINES.row(quotedLine(FIRST.line + at, person.contractId, line)));
      after.push(ENDORSEMENTS.row({ ...row, line_id: FIRST.line + at, attachment_id: id + 1 }));
    }
    quotes.push(...quoteRows(person, isContract(person) ? id : null));
  }
  return [...rows, ...quotes, ...after];
}

async function storePaper(files: FileStore, id: number, person: Quoted, paper: Paper) {
  const bytes = await makeAgreement(paper.agreement);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const uploadedAt = `${person.quotedOn}T16:05:00Z`;
  const [guid, week] = [uuidOf(id), yearWeekFolder(new Date(uploadedAt))];
  const place = { masterId: AGENCY, yearWeekFolder: week, guId: guid, fileExtension: '.pdf' };
  await files.put(fileKey(place), bytes);
  const row = ATTACHMENTS.row({
    master_id: AGENCY,
    id,
    table_name: 'premiumFinance',
    record_id: person.contractId,
    type_id: TYPE_ID,
    customer_id: person.customerId,
    employee_id: EMPLOYEE,
    filename: paper.filename,
    description: paper.description,
    extension: '.pdf',
    content_type: 'application/pdf',
    size: bytes.length,
    sha256,
    year_week_folder: week,
    guid,
    uploaded_at: uploadedAt,
  });
  return { row, sha256 };
}

const uuidOf = (number: number) => `c0ffee00-0000-4000-9000-${String(number).padStart(12, '0')}`;

function* quoteRows(person: Quoted, attachmentId: number | null): Generator<TableRow> {
  const { quoteId, contractId, options } = person;
  yield QUOTES.row({
    master_id: AGENCY,
    id: quoteId,
    contract_id: contractId,
    company_id: person.company.id,
    policy_ids: [person.policyId],
    operation_id: uuidOf(quoteId),
    quote_code: person.quoteCode,
    state: attachmentId === null ? 'open' : 'used',
    quoted_on: person.quotedOn,
    expires: person.expires,
    memo: person.quoteMemo,
    state_code: person.state,
    is_sandbox: true,
    transaction_type: 'policy',
    insurance_type: 'Personal Lines',
    assigned_risk: false,
    sr22: false,
    auditable: false,
    federal_filing: false,
    had_contract: false,
    policy_min_date: person.effective,
    used_by: attachmentId === null ? null : uuidOf(contractId),
    attachment_id: attachmentId,
    is_sent: isSent(person),
    employee_id: EMPLOYEE,
  });
  for (const option of options)
    yield OPTIONS.row({
      master_id: AGENCY,
      quote_id: quoteId,
      number_of_pay: option.numberOfPay,
      down_payment: option.downPayment,
      monthly_payment: option.monthlyPayment,
      last_payment: option.lastPayment,
      interest: option.interest,
      setup_fee: option.setupFee,
      doc_stamps: option.docStamps,
      amount_financed: option.amountFinanced,
      total_of_payments: option.totalOfPayments,
      apr: option.APR,
    });
}

const STATES = { waiting: 'viewed', signed: 'signed', declined: 'declined' } as const;
const isSent = ({ story }: Quoted) => story in STATES;

/** Whoever was asked to sign, and what they did. */
function* signingOf(
  person: Quoted,
  at: number,
  { description, summary }: Paper,
  file: { id: number; sha256: string },
): Generator<TableRow> {
  if (!isSent(person)) return;
  const { first, last, story, quotedOn } = person;
  yield* signatureRows({
    masterId: AGENCY,
    id: FIRST.signature + at,
    contractId: person.contractId,
    attachmentId: file.id,
    sha256: file.sha256,
    title: description,
    summary,
    role: 'customer',
    name: `${first} ${last}`,
    email: `${first}.${last}@example.test`.toLowerCase(),
    sentBy: EMPLOYEE,
    sentAt: `${quotedOn}T16:05:00Z`,
    state: STATES[story as keyof typeof STATES],
    at: `${quotedOn}T19:40:00Z`,
    ...(story === 'declined' && { reason: 'I will pay in full instead.' }),
  });
}
