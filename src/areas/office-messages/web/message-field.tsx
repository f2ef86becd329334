import { Text, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MESSAGE_MAX } from '../contract.ts';

export function MessageField(props: GetInputPropsReturnType & { 'data-autofocus'?: boolean }) {
  return (
    <Textarea
      label="Message"
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
      To embed a video, choose <strong>Share</strong> at Vimeo or YouTube, then <strong>Embed</strong>, and{' '}
      <strong>paste</strong> the code here. A video’s link on a line of its own works too.
    </Text>
  );
}
