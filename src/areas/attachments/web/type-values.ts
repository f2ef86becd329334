import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { AttachmentType, TypeInput } from '../contract.ts';
import { texts } from './texts.ts';

export type TypeValues = Omit<TypeInput, 'version'>;

export function typeValues(type: AttachmentType | undefined): TypeValues {
  return { name: type?.name ?? '', active: type?.active ?? true };
}

export function typeDifferences(theirs: TypeValues, mine: TypeValues): Difference[] {
  const state = ({ active }: TypeValues) => (active ? texts.types.inUse : texts.types.switchedOff);
  return [
    { label: texts.types.name, theirs: theirs.name.trim(), mine: mine.name.trim() },
    { label: texts.types.status, theirs: state(theirs), mine: state(mine) },
  ].filter((difference) => difference.theirs !== difference.mine);
}
