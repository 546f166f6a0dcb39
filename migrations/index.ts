import * as migration_20261121_004437_initial from './20261121_004437_initial';
import * as migration_20261121_004500_guards from './20261121_004500_guards';

export const migrations = [
  {
    up: migration_20261121_004437_initial.up,
    down: migration_20261121_004437_initial.down,
    name: '20261121_004437_initial'
  },
  {
    up: migration_20261121_004500_guards.up,
    down: migration_20261121_004500_guards.down,
    name: '20261121_004500_guards'
  },
];
