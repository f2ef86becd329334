import { formErrors, schemaErrors } from '#platform/web/forms/form-errors.ts';
import { onWire, type TypedMoney } from '#platform/web/inputs/typed-values.ts';
import { addConversion } from '../contract.ts';
import { type ConversionType, conversionProblems } from '../rules.ts';

/** Choices are text, '' for none. */
export type ConversionValues = {
  conversionType: ConversionType | '';
  competitorId: string;
  /** The system's name, when it is not in the list. */
  competitorName: string;
  company: string;
  fee: TypedMoney;
  comments: string;
};

export const EMPTY: ConversionValues = {
  ...{ conversionType: '', competitorId: '', competitorName: '', company: '', fee: null, comments: '' },
};

function sentOf({ conversionType, competitorId, competitorName, company }: ConversionValues) {
  const isAl3 = conversionType === 'AL3';
  return {
    competitorId: isAl3 || competitorId === '' ? null : Number(competitorId),
    // The company of an AL3 conversion travels as the competitor's name.
    competitorName: (isAl3 ? company : competitorName).trim(),
  };
}

function readValues(values: ConversionValues, masterId: number) {
  const { conversionType, comments, fee } = values;
  return addConversion.body.safeParse({
    ...{ masterId, conversionType, comments, fee: onWire(fee) ?? 0 },
    ...sentOf(values),
  });
}

export function inputOf(values: ConversionValues, masterId: number) {
  const read = readValues(values, masterId);
  if (!read.success) throw read.error;
  return read.data;
}

export function conversionErrors(values: ConversionValues, masterId: number): Record<string, string> {
  const problems = conversionProblems({
    conversionType: values.conversionType || undefined,
    ...sentOf(values),
  });
  const { competitorName, ...rest } = formErrors({
    ...schemaErrors(readValues(values, masterId)),
    ...problems,
  });
  if (competitorName === undefined) return rest;
  return { ...rest, [values.conversionType === 'AL3' ? 'company' : 'competitorName']: competitorName };
}
