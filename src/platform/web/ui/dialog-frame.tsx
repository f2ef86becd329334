import { Modal } from '@mantine/core';
import type { DialogProps } from './dialog.tsx';
import { useIsEscapeTaken } from './own-escape.ts';

interface DialogFrameProps extends Required<Omit<DialogProps, 'onClose'>> {
  onClose: DialogProps['onClose'] | undefined;
}

/** What is around the content of a `Dialog`; loaded when somebody is at the screen. */
export function DialogFrame({ title, width, onClose, closeLabel, children }: DialogFrameProps) {
  const isEscapeTaken = useIsEscapeTaken();
  return (
    <Modal.Root
      opened
      centered
      size={width}
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined && !isEscapeTaken}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        {/* Without the role this would count as a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label={closeLabel} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
