import { leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Letter } from '#platform/server/pdf/letter.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { letterPdf } from '../contract.ts';
import { chosenTemplate, fillIn } from './fill-in.ts';
import type { About } from './merge-values.ts';
import { findAgency, findCustomer } from './value-store.ts';

/** The letter as it goes into an envelope. */
export async function letterOf({ db, session, params, query }: Call<typeof letterPdf>): Promise<Letter> {
  const letter = await chosenTemplate(db, 'customLetter', params.id);
  const { subject, body } = await fillIn(db, session, letter, query);
  const agency = await findAgency(db, session.masterId, session.officeId);
  const receiver = await receiverOf(db, session, query);
  return {
    agency: agency.name,
    place: [agency.address, placeLine(agency), agency.phone],
    to: receiver ? [receiver.name, receiver.address, placeLine(receiver)] : [],
    date: showDay(agency.today),
    title: subject || letter.title,
    html: body,
    madeAt: new Date(),
  };
}

async function receiverOf(db: Db, session: Session, { customerId, leadId }: About) {
  if (!customerId && !leadId) return undefined;
  const receiver = customerId
    ? await findCustomer(db, customerId)
    : await leadSeen(db, session, Number(leadId));
  if (!receiver) throw refuse.notFound();
  return receiver;
}
