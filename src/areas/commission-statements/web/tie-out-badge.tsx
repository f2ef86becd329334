import { useQuery } from '@tanstack/react-query';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { depositDifference } from '../rules.ts';
import { tieOutQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

/** Whether the deposit is what was received; nothing while there is none. */
export function TieOutBadge({ fileId, version }: { fileId: number; version: number }) {
  const { data: file } = useQuery(tieOutQuery(fileId, version));
  const difference = file && depositDifference(file);
  if (difference === undefined) return null;
  return difference === 0 ? (
    <StateBadge tone="done">{texts.tieOut.ties}</StateBadge>
  ) : (
    <StateBadge tone="waits">{texts.tieOut.doesNotTie}</StateBadge>
  );
}
