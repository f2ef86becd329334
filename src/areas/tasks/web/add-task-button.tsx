import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { commonTexts } from './texts/common.ts';

interface AddTaskButtonProps extends ButtonProps {
  onClick: () => void;
}

export function AddTaskButton(props: AddTaskButtonProps) {
  return (
    <Button leftSection={<IconPlus size={15} aria-hidden />} {...props}>
      {commonTexts.addTask}
    </Button>
  );
}
