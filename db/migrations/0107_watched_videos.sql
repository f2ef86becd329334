-- Which videos of the training library a person has watched.

CREATE TABLE training_watched (
  master_id bigint NOT NULL,
  employee_id bigint NOT NULL,
  video_id bigint NOT NULL,
  watched_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (master_id, employee_id, video_id),
  FOREIGN KEY (master_id, employee_id) REFERENCES employees (master_id, id),
  FOREIGN KEY (master_id, video_id) REFERENCES training_videos (master_id, id) ON DELETE CASCADE
);
CALL protect_tenant_table('training_watched', 'SELECT, INSERT');
CREATE INDEX training_watched_video ON training_watched (master_id, video_id);
