import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { NotificationForm } from './notification-form.tsx';
import { NotificationList } from './notification-list.tsx';
import classes from './panel.module.css';
import { texts } from './texts.ts';
import type { PanelPlace } from './use-panel.ts';

interface PanelProps {
  place: PanelPlace;
  onShow: (place: PanelPlace | undefined, isDone?: boolean) => void;
}

/** Beside the screen, on a phone over all of it. */
export function Panel({ place, onShow }: PanelProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Drawer.Root
      opened
      position="right"
      size="min(460px, 100vw)"
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      onClose={() => onShow(undefined)}
      transitionProps={{ duration: 0 }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        {/* Without the role this would count as a second banner of the page. */}
        <Drawer.Header role="presentation" className={classes.head}>
          <Drawer.Title className={classes.title}>
            {place === 'add' ? texts.form.heading : texts.title}
          </Drawer.Title>
          {!isBusy && <Drawer.CloseButton aria-label={texts.close} />}
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          {place === 'add' ? (
            <NotificationForm onBusy={setBusy} onClose={(isDone) => onShow('all', isDone)} />
          ) : (
            <NotificationList filter={place} onShow={onShow} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
