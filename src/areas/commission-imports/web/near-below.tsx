import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { say } from '#platform/web/wording.ts';
import type { UnmatchedLine } from '../unmatched-contract.ts';
import { nearestQuery } from './import-queries.ts';
import { NearestPolicies } from './nearest-policies.tsx';
import { texts } from './texts.ts';
import classes from './unmatched.module.css';
import { useAssignLine } from './use-assign-line.ts';

interface NearBelowProps {
  line: UnmatchedLine;
  onAssigned: () => void;
  /** Somebody looks for a policy that is not among the nearest. */
  onSearch: () => void;
}

/** Below its line: the policies that it may mean, each with the button that assigns it. */
export function NearBelow({ line, onAssigned, onSearch }: NearBelowProps) {
  const { assign, isPending, error } = useAssignLine(line.id, onAssigned);
  const { data } = useQuery(nearestQuery(line.id));
  const isNone = data?.results.length === 0;
  return (
    <div className={classes.near}>
      {isNone ? (
        <Text fz="sm" c="dimmed">
          {texts.assign.noneNear(line.company.name)}
        </Text>
      ) : (
        <div className={classes.nearTable}>
          <NearestPolicies line={line} isSaving={isPending} onAssign={assign} />
        </div>
      )}
      {line.sameNumber > 1 && (
        <Text fz="sm" c="dimmed">
          {texts.assign.sameNumber(line.sameNumber - 1)}
        </Text>
      )}
      {error && <ProblemAlert>{error.message}</ProblemAlert>}
      <Button size="compact-xs" h={24} variant="subtle" onClick={onSearch}>
        {say(isNone ? texts.assign.look : texts.assign.lookInstead)}
      </Button>
    </div>
  );
}
