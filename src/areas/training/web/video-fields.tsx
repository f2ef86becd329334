import { TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { TAG_LENGTH, TAGS_MAX } from '../contract.ts';
import { tagsQuery } from './training-queries.ts';
import type { VideoValues } from './video-values.ts';

export function VideoFields({ form }: { form: UseFormReturnType<VideoValues> }) {
  const { data: tags } = useQuery(tagsQuery);
  return (
    <>
      <Textarea
        label="Link or embed code"
        description="For a Vimeo or YouTube video, from its Share button"
        autosize
        minRows={2}
        maxRows={6}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('video')}
      />
      <TextInput label="Description" autoComplete="off" {...form.getInputProps('description')} />
      <TagsInput
        label="Tags"
        description="Press Enter after each; a new one is created"
        maxTags={TAGS_MAX}
        maxLength={TAG_LENGTH}
        data={tags?.results.map(({ description }) => description) ?? []}
        {...form.getInputProps('tags')}
      />
    </>
  );
}
