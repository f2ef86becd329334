import { Group } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import { IconCalculator } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { ReportRow } from '../contract.ts';
import { workingWords } from '../rules.ts';
import classes from './report.module.css';
import { texts } from './texts.ts';

/** What is expected of a term, and how it is counted for anyone who asks. */
export function ExpectedCell({ row }: { row: ReportRow }) {
  const [isOpen, toggle] = useToggle([false, true]);
  const words = workingWords(row);
  return (
    <>
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <IconButton
          label={texts.row.howCounted(row.policy.policy)}
          hint={words.join(' ')}
          isPressed={isOpen}
          onClick={() => toggle()}
        >
          <IconCalculator size={15} aria-hidden />
        </IconButton>
        {showMoney(row.expected)}
      </Group>
      {isOpen && (
        <ul className={classes.working}>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}
