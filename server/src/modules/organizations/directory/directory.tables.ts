import type { JSONColumnType } from 'kysely';
import type { Texts } from '../../../platform/texts/texts.ts';

export interface DirectoryTables {
  /** Of the first level are categories; organizations name those below them. */
  service: {
    id: number;
    parent_id: number | null;
    titles: JSONColumnType<Texts>;
    /** Which drawing stands for it. */
    icon: string;
  };
  organization_service: {
    organization_id: number;
    service_id: number;
    /** In the order of the organization, from 0. */
    position: number;
  };
  /** Where organizations that are found stand, in each list that they are in; kept by the database. */
  listed_place: {
    organization_id: number;
    /** One of `LISTS`, or a service's. */
    list_id: number;
    type_id: number;
    latitude: number;
    longitude: number;
  };
  /** How many organizations stand in a cell of the map; kept by the database. */
  map_cell: {
    /** 0 for organizations of all services and of none. */
    service_id: number;
    /** The world is divided by 2^zoom in each direction; even, from 0 to 18. */
    zoom: number;
    x: number;
    y: number;
    organizations: number;
    /** Sums of millionths of a degree. */
    latitudes: number;
    longitudes: number;
  };
}
