import { Text, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MESSAGE_MAX } from '../contract.ts';
import { texts } from './texts.tsx';

export function MessageField(props: GetInputPropsReturnType & { 'data-autofocus'?: boolean }) {
  return (
    <Textarea
      label={texts.labels.message}
      autosize
      minRows={5}
      maxRows={14}
      maxLength={MESSAGE_MAX}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={<EmbedNote />}
      {...props}
    />
  );
}

function EmbedNote() {
  return (
    <Text component="span" fz="inherit">
      {texts.dialogs.embedNote()}
    </Text>
  );
}
