import type { Call } from '#platform/server/http/mount.ts';
import type { Letter } from '#platform/server/pdf/letter.ts';
import { placeLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { letterPdf } from '../contract.ts';
import { chosenTemplate, fillIn } from './fill-in.ts';
import { languageFor, receiverOf } from './merge-values.ts';
import { findAgency } from './value-store.ts';

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
    language: languageFor(receiver),
    madeAt: new Date(),
  };
}
