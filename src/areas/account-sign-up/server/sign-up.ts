import { insertFacts, salesmanProblem, takePackageNamed } from '#areas/accounts/server/public.ts';
import { ADDRESS_TAKEN, mailInvitationLater } from '#areas/employees/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { showPhone } from '#platform/shared/phones.ts';
import type { signUpAgency } from '../contract.ts';
import { SIGN_UP_LOG } from '../log.ts';
import { ownerName, signUpProblems } from '../rules.ts';
import { makeAgency } from './store.ts';

type SignUp = Call<typeof signUpAgency>;

/** One transaction: what is not there to the end is not there at all. */
export async function signUp(call: SignUp): Promise<{ account: number }> {
  const { db, jobs, session, body } = call;
  const chosen = await takePackageNamed(db, body.packageName);
  refuseProblems(await problemsOf(call, chosen !== undefined));
  if (!chosen) throw refuse.fields({ packageName: ['Select a package level.'] });
  const made = await makeAgency(db, agencyOf(body, chosen), body.operatingName, ownerOf(body));
  if (!made) throw refuse.fields({ 'owner.email': [ADDRESS_TAKEN] });
  const { account, resetId } = made;
  await insertFacts(db, session.masterId, account, {
    package_id: chosen.id,
    sales_rep_id: body.sales_representative as number,
    source: body.referralSource,
    crm: body.crm,
    operating_name: body.operatingName,
    fax: showPhone(body.owner.fax),
    competitor: body.competitor,
    instructions: body.instructions,
    training_contact_name: body.trainingContactName,
    training_contact_email: body.trainingContactEmail,
    signed_up_on: dayAt(session.timeZone, new Date()),
  });
  const after = { name: body.agency.name, ioPackageName: chosen.name, operatingName: body.operatingName };
  const more = { source: body.referralSource, ownerEmail: body.owner.email, competitor: body.competitor };
  const change = { subject: SIGN_UP_LOG.subject, subjectId: account, action: 'signed up' };
  await writeChange(db, session, { ...change, after: { ...after, ...more } });
  await mailInvitationLater(db, jobs, resetId);
  return { account };
}

async function problemsOf({ db, body }: SignUp, hasPackage: boolean): Promise<FieldErrors> {
  const problems = signUpProblems(body);
  if (!hasPackage) problems.packageName ??= ['Select a package level.'];
  const noSalesman = await salesmanProblem(db, body.sales_representative, null);
  if (noSalesman) problems.sales_representative ??= ['Select a sales representative.'];
  return problems;
}

function agencyOf({ agency, owner }: SignUp['body'], chosen: { name: string; liteSwitch: number }) {
  return {
    name: agency.name,
    package_name: chosen.name,
    lite_switch: chosen.liteSwitch,
    address: owner.street,
    city: owner.city,
    state: owner.state,
    zip: owner.zipcode,
    phone: showPhone(owner.primary_phone),
    contact_1: showPhone(owner.contact1),
    contact_2: showPhone(owner.contact2),
  };
}

function ownerOf({ owner }: SignUp['body']) {
  const { firstName, lastName } = ownerName(owner.name);
  return {
    first_name: firstName,
    last_name: lastName,
    email: owner.email,
    phone: showPhone(owner.cell_phone),
  };
}
