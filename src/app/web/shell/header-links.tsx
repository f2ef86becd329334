import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import classes from './header-links.module.css';

/** The referral program, the market place, and the blog from the agency's own configuration. */
export function HeaderLinks() {
  const { blog } = useSession().whiteLabel.links;
  return (
    <>
      <span className={classes.links}>
        <Link to="/referral_program" className={classes.link}>
          Refer a Friend
        </Link>
        <Link to="/market_place" className={classes.link}>
          Market Place
        </Link>
        {blog && (
          <a href={blog} target="_blank" rel="noreferrer" className={classes.link}>
            Blog
          </a>
        )}
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
          <Menu.Item component={Link} to="/market_place">
            Market Place
          </Menu.Item>
          {blog && (
            <Menu.Item component="a" href={blog} target="_blank" rel="noreferrer">
              Blog
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
