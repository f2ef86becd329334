import { TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { TAG_LENGTH, TAGS_MAX } from '../contract.ts';
import { texts } from './texts.ts';
import { tagsQuery } from './training-queries.ts';
import type { VideoValues } from './video-values.ts';

export function VideoFields({ form }: { form: UseFormReturnType<VideoValues> }) {
  const { data: tags } = useQuery(tagsQuery);
  return (
    <>
      <Textarea
        label={texts.labels.video}
        description={texts.form.videoHint}
        autosize
        minRows={2}
        maxRows={6}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('video')}
      />
      <TextInput label={texts.labels.description} autoComplete="off" {...form.getInputProps('description')} />
      <TagsInput
        label={texts.labels.tags}
        description={texts.form.tagsHint}
        maxTags={TAGS_MAX}
        maxLength={TAG_LENGTH}
        data={tags?.results.map(({ description }) => description) ?? []}
        {...form.getInputProps('tags')}
      />
    </>
  );
}
