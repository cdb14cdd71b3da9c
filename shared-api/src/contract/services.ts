import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, pageOf, pageQuery, Point } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { ORGANIZATION_SERVICES_MAX, ORGANIZATIONS_PAGE_SIZE } from './limits.ts';
import { ListedOrganization, organizationFilter } from './organizations.ts';
import { defineRoute } from './route.ts';

/** A service has a smaller number than other things. */
export const ServiceId = Id.check(z.lte(2_147_483_647));

const ServiceParams = z.object({ id: ServiceId });

/** What organizations do for people. */
export const Service = z.object({
  id: Id,
  title: z.string(),
  /** Which drawing stands for it. */
  icon: z.string(),
  /** Organizations that offer it and are found. */
  organization_count: z.number(),
});
export type Service = z.output<typeof Service>;

/** Services of one kind. */
export const ServiceCategory = z.object({
  id: Id,
  title: z.string(),
  icon: z.string(),
  services: z.array(Service),
});
export type ServiceCategory = z.output<typeof ServiceCategory>;

export const listServices = defineRoute({
  method: 'GET',
  path: '/services/',
  summary: 'All services by category, each with how many organizations offer it',
  permission: 'public',
  responses: { 200: z.object({ list: z.array(ServiceCategory) }) },
});

export const listServiceCategories = defineRoute({
  method: 'GET',
  path: '/services/categories/',
  summary: 'The categories of services',
  permission: 'public',
  responses: {
    200: z.object({ list: z.array(z.object({ id: Id, title: z.string(), icon: z.string() })) }),
  },
});

export const getService = defineRoute({
  method: 'GET',
  path: '/services/{id}/',
  summary: 'One service with its category',
  permission: 'public',
  params: ServiceParams,
  responses: {
    200: z.extend(Service, { category: z.object({ id: Id, title: z.string() }) }),
  },
  errors: ['not_found'],
});

export const listServiceOrganizations = defineRoute({
  method: 'GET',
  path: '/services/{id}/organizations/',
  summary: 'Organizations that offer a service, the nearest to a point or the newest first',
  permission: 'public',
  params: ServiceParams,
  query: z.object({ ...organizationFilter, ...pageQuery(ORGANIZATIONS_PAGE_SIZE) }),
  responses: { 200: pageOf(ListedOrganization) },
});

/** Places near each other, as one sign on a map that says how many they are. */
const MapCluster = z.object({ latitude: z.number(), longitude: z.number(), count: z.number() });

const MapPlace = z.object({
  id: Id,
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const readOrganizationsMap = defineRoute({
  method: 'GET',
  path: '/organizations/map/',
  summary:
    'What a part of the map shows: a few places, or how many there are in each cell of a grid',
  permission: 'public',
  query: z.object({
    /** Its corners. */
    south_west: Point,
    north_east: Point,
    service: z.optional(ServiceId),
  }),
  responses: {
    200: z.object({
      /** Of the cells that the part touches, so that it may be a few more. */
      total: z.number(),
      clusters: z.array(MapCluster),
      places: z.array(MapPlace),
    }),
  },
});

const ofStaff = {
  path: '/organizations/{id}/services/',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
} as const;

/** In the order in which the organization names them. */
export const OrganizationServices = z.object({
  service_ids: z.array(ServiceId).check(
    atMost(ORGANIZATION_SERVICES_MAX),
    z.refine((ids) => new Set(ids).size === ids.length, 'repeated' satisfies FieldProblem),
  ),
});
export type OrganizationServices = z.output<typeof OrganizationServices>;

export const getOrganizationServices = defineRoute({
  ...ofStaff,
  method: 'GET',
  summary: 'The services that an organization offers',
  responses: { 200: OrganizationServices },
  errors: ['not_found', 'forbidden'],
});

export const setOrganizationServices = defineRoute({
  ...ofStaff,
  method: 'PUT',
  summary: 'Sets which services an organization offers',
  body: OrganizationServices,
  responses: { 200: OrganizationServices },
  errors: ['not_found', 'forbidden'],
});
