import { Button, Group, Stack, Text } from '@mantine/core';
import { say } from '#platform/web/wording.ts';
import { MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField, written } from '../rules.ts';
import { texts } from './texts.ts';

const GROUPS = {
  ...texts.mergeFields.groups,
  get customer() {
    return say(texts.mergeFields.groups.customer);
  },
};

/** Every merge field; a click puts it where the cursor was. */
export function MergeFieldList({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <Stack gap="sm">
      {Object.entries(GROUPS).map(([group, label]) => (
        <fieldset key={group} aria-label={label} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Text fw={550} fz="sm" mb={4}>
            {label}
          </Text>
          <Group gap={4}>
            {MERGE_FIELD_NAMES.filter((name) => name.startsWith(`${group}.`)).map((name) => (
              <FieldButton key={name} name={name} onChoose={onChoose} />
            ))}
          </Group>
        </fieldset>
      ))}
    </Stack>
  );
}

function FieldButton({ name, onChoose }: { name: MergeField; onChoose: (text: string) => void }) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      title={written(name)}
      // The cursor stays where it is typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(written(name))}
    >
      {MERGE_FIELDS[name]}
    </Button>
  );
}
