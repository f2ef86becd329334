import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import classes from './header-links.module.css';

/** The referral program, and links outside the product, from the agency's own configuration. */
export function HeaderLinks() {
  const { marketPlace, blog } = useSession().whiteLabel.links;
  const outside = [
    { label: 'Market Place', href: marketPlace },
    { label: 'Blog', href: blog },
  ].filter(({ href }) => href);
  return (
    <>
      <span className={classes.links}>
        <Link to="/referral_program" className={classes.link}>
          Refer a Friend
        </Link>
        {outside.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer" className={classes.link}>
            {label}
          </a>
        ))}
      </span>
      <Menu position="bottom-end" shadow="none">
        <Menu.Target>
          <Tooltip label="More">
            <UnstyledButton className={classes.more} aria-label="More">
              <IconDots size={18} stroke={1.7} aria-hidden />
            </UnstyledButton>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/referral_program">
            Refer a Friend
          </Menu.Item>
          {outside.map(({ label, href }) => (
            <Menu.Item key={label} component="a" href={href} target="_blank" rel="noreferrer">
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
