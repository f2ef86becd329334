import { Badge, Group, Stack, Text } from '@mantine/core';
import { FACT_GROUPS, FACTS, type Fact, type FactGroup, factsOf } from '../rules/facts.ts';
import classes from './mapping.module.css';

export const FACT_TYPE = 'application/x-coverdesk-fact';

/** Every fact, to be dragged onto a field; the keyboard's way is the choice beside each field. */
export function FactList() {
  return (
    <Stack gap="sm">
      {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
        <div key={group}>
          <Text fw={550} fz="sm" mb={4}>
            {FACT_GROUPS[group]}
          </Text>
          <Group gap={4}>
            {factsOf(group).map((fact) => (
              <DraggedFact key={fact} fact={fact} />
            ))}
          </Group>
        </div>
      ))}
    </Stack>
  );
}

function DraggedFact({ fact }: { fact: Fact }) {
  return (
    <Badge
      variant="default"
      radius="sm"
      tt="none"
      fw={450}
      className={classes.fact}
      draggable
      data-fact={fact}
      onDragStart={(event) => {
        event.dataTransfer.setData(FACT_TYPE, fact);
        event.dataTransfer.effectAllowed = 'copy';
      }}
    >
      {FACTS[fact]}
    </Badge>
  );
}
