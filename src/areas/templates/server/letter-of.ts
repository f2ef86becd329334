import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Letter } from '#platform/server/pdf/letter.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { letterPdf } from '../contract.ts';
import { chosenTemplate, fillIn } from './fill-in.ts';
import { findAgency, findCustomer } from './value-store.ts';

/** The letter as it goes into an envelope. */
export async function letterOf({ db, session, params, query }: Call<typeof letterPdf>): Promise<Letter> {
  const letter = await chosenTemplate(db, 'customLetter', params.id);
  const { subject, body } = await fillIn(db, session, letter, query);
  const agency = await findAgency(db, session.masterId, session.officeId);
  const customer = query.customerId ? await findCustomer(db, query.customerId) : undefined;
  if (query.customerId && !customer) throw refuse.notFound();
  return {
    agency: agency.name,
    place: [agency.address, placeLine(agency), agency.phone],
    to: customer ? [customer.name, customer.address, placeLine(customer)] : [],
    date: showDay(agency.today),
    title: subject || letter.title,
    html: body,
    madeAt: new Date(),
  };
}
