import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type {
  addConversion as addEndpoint,
  completeConversion,
  voidConversion as voidEndpoint,
} from '../contract.ts';
import { CONVERSION_LOG } from '../log.ts';
import { type ConversionType, competitorNamed, conversionProblems } from '../rules.ts';
import * as store from './store.ts';

const CONVERSIONS: RecordKind<store.StoredConversion> = {
  subject: CONVERSION_LOG.subject,
  lock: store.lockConversion,
  find: store.findConversion,
  logged: (conversion) => ({
    conversionType: conversion.conversionType,
    competitorName: conversion.competitorName,
    conversionFee: conversion.fee,
    comments: conversion.comments,
    conversionState: stateOf(conversion),
  }),
};

function stateOf({ voidDate, completeDate }: store.StoredConversion): string {
  if (voidDate) return 'Voided';
  return completeDate ? 'Complete' : 'Open';
}

export async function addConversion(call: Call<typeof addEndpoint>) {
  const { db, session, body } = call;
  const conversionType = body.conversionType || undefined;
  refuseProblems(conversionProblems({ ...body, conversionType }));
  await accountNamed(db, body.masterId);
  const competitorId = conversionType === 'AL3' ? null : body.competitorId;
  return addRecord(CONVERSIONS, call, {
    add: () =>
      store.insertConversion(db, {
        master_id: session.masterId,
        account: body.masterId,
        conversion_type: conversionType as ConversionType,
        competitor_id: competitorId,
        competitor_name: competitorNamed(competitorId, body.competitorName),
        fee: body.fee ?? 0,
        comments: body.comments,
        employee_id: session.employeeId,
      }),
  });
}

export async function voidConversion(call: Call<typeof voidEndpoint>) {
  const { db, params } = call;
  const meant = await store.findConversion(db, params.conversionId);
  if (meant?.masterId !== params.masterId) throw refuse.notFound();
  return changeRecord(
    CONVERSIONS,
    call,
    { id: params.conversionId },
    {
      action: 'voided',
      isDone: ({ voidDate }) => voidDate !== null,
      change: ({ id }) => store.markConversion(db, id, 'voided_at'),
    },
  );
}

export function finishConversion(call: Call<typeof completeConversion>) {
  const { db, params } = call;
  return changeRecord(
    CONVERSIONS,
    call,
    { id: params.id },
    {
      action: 'completed',
      isDone: ({ completeDate, voidDate }) => completeDate !== null && voidDate === null,
      whyNot: ({ voidDate }) => (voidDate ? 'This conversion was voided.' : undefined),
      change: ({ id }) => store.markConversion(db, id, 'completed_at'),
    },
  );
}
