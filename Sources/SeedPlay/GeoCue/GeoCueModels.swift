import GeoCueServices
import ServiceKernel

/// The models of all screens; a launch makes them again.
struct GeoCueModels: PlayModels {
  let arrivals: GeoCueArrivalsModel
  let styles: GeoCueStylesModel

  init(_ service: GeoCueService) {
    arrivals = GeoCueArrivalsModel(service)
    styles = GeoCueStylesModel(service)
  }

  var all: [any PlayedModel<GeoCueState>] { [arrivals, styles] }
}
