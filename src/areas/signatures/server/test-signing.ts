import { attachPdf, storePdf } from '#areas/attachments/server/public.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { type Session, sessionOf } from '#platform/server/auth/session.ts';
import { hashOf, sealLink } from '#platform/server/auth/tokens.ts';
import { makeTextPages } from '#platform/server/pdf/text-pages.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';
import { contractSignatures, type SignatureRequest } from '../contract.ts';
import * as sign from '../sign-contract.ts';
import { LINK_PURPOSE } from './open-link.ts';
import { type PaperToSign, requestSignatures } from './public.ts';
import { SUMMARY } from './test-data.ts';

export const TYPED = {
  consent: true,
  language: 'en',
  signature: { kind: 'typed', name: 'Maria L. Johnson' },
} as const;

export async function sessionOfPerson(app: TestApp, { cookie }: TestPerson): Promise<Session> {
  const facts = await app.services.database.findSession({ tokenHash: hashOf(cookie) });
  return sessionOf(JSON.parse(facts as string));
}

/** An agency with someone at work in it, and a contract whose paper was sent for signature. */
export interface SigningWorld {
  agency: TestAgency;
  person: TestPerson;
  contract: number;
  /** Another paper of the contract, as an endorsement has. */
  newPaper(title: string): Promise<Pick<PaperToSign, 'attachmentId' | 'sha256' | 'title'>>;
  /** Sends the paper for signature, again if it was. */
  request(more?: Partial<PaperToSign>): Promise<void>;
  list(): Promise<SignatureRequest[]>;
  /** What the mail of a request says after /sign/. */
  token(id: number): Promise<string>;
  /** The newest request's. */
  newest(): Promise<{ id: number; token: string }>;
  /** Titles of what the sender was told. */
  told(): Promise<string[]>;
  logged(): Promise<string[]>;
}

/** An approved contract, and someone of its agency. */
type ContractToSign = Pick<SigningWorld, 'agency' | 'person' | 'contract'>;

async function newContract(app: TestApp): Promise<ContractToSign> {
  const agency = await app.newAgency({ name: 'Demo Agency' });
  const officeId = await agency.newOffice();
  await app.owner.query(`UPDATE offices SET phone = '3055550110' WHERE id = $1`, [officeId]);
  const person = await agency.newPerson({ officeId });
  return {
    agency,
    person,
    contract: await buildContract(app.owner, agency.masterId, { status: 'Approved' }),
  };
}

export async function signingWorld(app: TestApp, made?: ContractToSign): Promise<SigningWorld> {
  const { agency, person, contract } = made ?? (await newContract(app));
  const session = await sessionOfPerson(app, person);
  const { database, files, jobs } = app.services;
  const customerId = await customerOf(app, contract);
  const newPaper = async (title: string) => {
    const pdf = await storePdf(files, agency.masterId, await makeTextPages('PREMIUM FINANCE AGREEMENT'));
    const file = await database.asTenant(agency, (db) =>
      attachPdf(db, session, {
        type: 'Finance contract',
        tableName: 'premiumFinance',
        recordId: contract,
        customerId,
        filename: 'contract.pdf',
        description: '',
        pdf,
      }),
    );
    return { attachmentId: file.id, sha256: pdf.sha256, title };
  };
  const paper: PaperToSign = {
    contractId: contract,
    customerId,
    ...(await newPaper('Premium Finance Agreement SPF-418207')),
    summary: SUMMARY,
    signers: [{ role: 'customer', name: 'Maria L. Johnson', email: 'maria.johnson@example.test' }],
    language: 'en',
  };
  const world: SigningWorld = {
    agency,
    person,
    contract,
    newPaper,
    request: (more) =>
      database.asTenant(agency, (db) => requestSignatures(db, session, { ...paper, ...more }, jobs)),
    list: async () =>
      (await person.client.call(contractSignatures, { params: { id: contract } })).body.results,
    token: async (id) => tokenOf(app, id),
    newest: async () => {
      const sql = 'SELECT max(id) AS id FROM signature_requests WHERE contract_id = $1';
      const { id } = (await app.owner.query(sql, [contract])).rows[0];
      return { id, token: await tokenOf(app, id) };
    },
    told: async () => {
      const sql = `SELECT m.title FROM notification_messages m JOIN notifications n ON n.message_id = m.id
        WHERE n.employee_id = $1 ORDER BY m.id`;
      return (await app.owner.query(sql, [person.id])).rows.map(({ title }) => title);
    },
    logged: async () => {
      const sql = `SELECT action FROM change_log WHERE subject = 'finance contract' AND subject_id = $1 ORDER BY id`;
      return (await app.owner.query(sql, [contract])).rows.map(({ action }) => action);
    },
  };
  return world;
}

async function customerOf(app: TestApp, contract: number): Promise<number> {
  const sql = 'SELECT customer_id FROM finance_contracts WHERE id = $1';
  return (await app.owner.query(sql, [contract])).rows[0].customer_id;
}

async function tokenOf(app: TestApp, id: number): Promise<string> {
  const { rows } = await app.owner.query('SELECT link FROM signature_requests WHERE id = $1', [id]);
  return sealLink(app.services.secrets.linkKey, LINK_PURPOSE, rows[0].link);
}

/** The calls of the page behind a link. */
export const withLink = (app: TestApp, token: string) => ({
  show: () => app.anyone.call(sign.paperToSign, { params: { token } }),
  file: () => app.anyone.call(sign.paperFile, { params: { token } }),
  view: () => app.anyone.call(sign.paperViewed, { params: { token } }),
  sign: (body: object = TYPED, headers: Record<string, string> = {}) =>
    app.anyone.call(sign.signPaper, { params: { token }, body, headers }),
  decline: (reason?: string) =>
    app.anyone.call(sign.declinePaper, { params: { token }, body: reason === undefined ? {} : { reason } }),
  copy: (copy: string) => app.anyone.call(sign.signedCopy, { params: { token: copy } }),
});
